create table if not exists orders (
  id bigint primary key,
  country char(2) not null,
  paid_cents integer not null
);
