# Starts the hooks of hookwitness, one at a time, tells what becomes of each and leaves no process of it alive.
#
# Perl, because it is wherever git is on Linux and reaches system calls that neither Node nor sh has a word for; and a process of its own, because fork
# copies the page tables of its parent: starting a hook from Node costs the more the more memory that holds.
# This process is a child subreaper (PR_SET_CHILD_SUBREAPER, prctl(2)): whatever a hook starts, however it detaches itself, becomes a child of this
# process once its parent is gone. So "no child left" (ECHILD, waitpid(2)) is the kernel's own word for "nothing of this hook is alive".
#
# A frame is one letter, the length of its payload (32 bits, big-endian) and the payload.
#   in   S  start: environment (name, value, name ...) and arguments, both with NUL between, folder, input; the length before each
#        K  end the hook and all that it started
#   out  H  ready; where this machine lacks what is needed, this process ends instead
#        O, E  bytes of stdout, of stderr          o, e  every writer has closed it
#        X  wait status                            F  not started: errno
#        D  nothing of the hook is left: how many processes were ended beside it, how many could not be, whether it read its input (0, 1, 2 unknown)
# At the end of standard input, which is when hookwitness is gone, the hook ends and so does this process.
use strict;
use warnings;
no warnings 'exec';

# By number: the modules that know them by name are no part of a small Perl.
my ($SETSID, $PRCTL, $CLOSE, $DUP3) = @ARGV;
my $PIDFD_OPEN = 434;
my ($PR_SET_PDEATHSIG, $PR_SET_CHILD_SUBREAPER) = (1, 36);
my ($SIGKILL, $WNOHANG) = (9, 1);
my ($F_SETFL, $O_RDONLY, $O_WRONLY, $O_NONBLOCK) = (4, 0, 1, 2048);
my $PIPE_BYTES = 65536;
my ($STOP_ROUNDS, $END_ROUNDS) = (50, 2000);
my $UNKNOWN = 2;

my ($heard, $told) = ('', '');
my $environment;
my $hook;

sub report {
  my ($letter, $payload) = @_;
  $told .= pack 'aN/a', $letter, $payload // '';
}

sub flush_reports {
  while (length $told) {
    my $count = syswrite STDOUT, $told;
    exit 1 unless defined $count;
    substr($told, 0, $count) = '';
  }
}

# --- what lives below this process

# A thread has children of its own.
sub list_descendants {
  my @found;
  my @pending = ($$);
  while (defined(my $pid = shift @pending)) {
    opendir my $threads, "/proc/$pid/task" or next;
    for my $thread (grep { /^\d/ } readdir $threads) {
      open my $list, '<', "/proc/$pid/task/$thread/children" or next;
      push @pending, split ' ', <$list> // '';
    }
    push @found, $pid unless $pid == $$;
  }
  return @found;
}

# False once no child is left.
sub reap {
  while ((my $pid = waitpid -1, $WNOHANG) != 0) {
    return 0 if $pid == -1;
    $hook->{status} = $? if $hook && $pid == ($hook->{pid} // 0);
  }
  return 1;
}

# PF_EXITING (include/linux/sched.h) is set before a dying process closes its files: who sees their end may still see the process.
sub is_ending {
  my ($pid) = @_;
  open my $file, '<', "/proc/$pid/stat" or return 1;
  my @fields = split ' ', (<$file> // return 1) =~ s/.*\) //sr;
  return ($fields[0] =~ /[ZX]/ || $fields[6] & 4) && $fields[17] <= 1;
}

# The pids that were ended. A process that is stopped forks no more: when a round finds nobody new, nobody got away.
sub end_descendants {
  my %ended;
  for my $round (1 .. $END_ROUNDS) {
    for (1 .. $STOP_ROUNDS) {
      my @fresh = grep { !$ended{$_} && !is_ending($_) } list_descendants();
      last unless @fresh;
      kill STOP => $_ and $ended{$_} = 1 for @fresh;
    }
    kill KILL => list_descendants();
    last unless reap();
    select undef, undef, undef, 0.001 if $round > 10;
  }
  return keys %ended;
}

# --- one hook

sub start {
  $hook = { written => 0 };
  @$hook{qw(environment arguments folder input)} = unpack 'N/a N/a N/a N/a', $_[0];
  # The next hook mostly has the same.
  if (!defined $environment || $hook->{environment} ne $environment) {
    $environment = $hook->{environment};
    %ENV = split /\0/, $environment, -1;
  }
  my @arguments = split /\0/, $hook->{arguments}, -1;
  pipe($hook->{stdin}, $hook->{feed}) && pipe($hook->{O}, my $stdout) && pipe($hook->{E}, my $stderr) && pipe($hook->{fault}, my $fault)
    or return refuse();
  my $pid = $hook->{pid} = fork // return refuse();
  if ($pid == 0) {
    syscall $SETSID;
    syscall $PRCTL, $PR_SET_PDEATHSIG, $SIGKILL, 0, 0, 0;
    $SIG{PIPE} = 'DEFAULT';
    syscall $DUP3, fileno $hook->{stdin}, 0, 0;
    syscall $DUP3, fileno $stdout, 1, 0;
    syscall $DUP3, fileno $stderr, 2, 0;
    chdir $hook->{folder} and exec { $arguments[0] } @arguments;
    syswrite $fault, pack 'N', $! + 0;
    kill KILL => $$;
  }
  $hook->{pidfd} = syscall $PIDFD_OPEN, $pid, 0;
  fcntl $hook->{feed}, $F_SETFL, $O_WRONLY | $O_NONBLOCK;
  feed();
}

sub refuse {
  report('F', pack 'N', $! + 0);
  finish(0, 0);
}

sub feed {
  my $rest = length($hook->{input}) - $hook->{written};
  $hook->{written} += syswrite($hook->{feed}, $hook->{input}, $rest, $hook->{written}) // 0 if $rest;
  delete $hook->{feed} if $hook->{written} == length $hook->{input};
}

sub hear {
  my ($stream) = @_;
  my $bytes;
  return report($stream, $bytes) if sysread $hook->{$stream}, $bytes, $PIPE_BYTES;
  delete $hook->{$stream};
  report(lc $stream);
}

sub note_exit {
  reap();
  return unless defined $hook->{status};
  syscall $CLOSE, delete $hook->{pidfd};
  # The hook's end was closed by exec: where there was none, it holds why.
  my $errno = '';
  sysread $hook->{fault}, $errno, 4;
  report(length $errno ? ('F', $errno) : ('X', pack 'N', $hook->{status}));
}

# What is left in the pipe is the end of what was written, unless somebody took of it.
sub has_read {
  return $UNKNOWN unless length $hook->{input} && $hook->{pid};
  fcntl $hook->{stdin}, $F_SETFL, $O_RDONLY | $O_NONBLOCK;
  my $unread = '';
  1 while sysread $hook->{stdin}, $unread, $PIPE_BYTES, length $unread;
  return length $unread < $hook->{written} || $unread ne substr($hook->{input}, 0, length $unread) ? 1 : 0;
}

sub finish {
  my ($ended, $left) = @_;
  report('D', pack 'N3', $ended, $left, has_read());
  syscall $CLOSE, $hook->{pidfd} if defined $hook->{pidfd};
  undef $hook;
}

sub end_hook {
  my $beside = grep { $_ != $hook->{pid} } end_descendants();
  finish($beside, scalar list_descendants());
}

# --- the conversation

sub obey {
  my $count = sysread STDIN, $heard, $PIPE_BYTES, length $heard;
  if (!$count) {
    end_descendants();
    exit;
  }
  while (length $heard >= 5) {
    my ($letter, $length) = unpack 'aN', $heard;
    last if length $heard < 5 + $length;
    my $payload = substr $heard, 5, $length;
    substr($heard, 0, 5 + $length) = '';
    start($payload) if $letter eq 'S';
    # Its end may have been told while this was on its way.
    end_hook() if $letter eq 'K' && $hook;
  }
  # Perl keeps the memory of a long string, and fork pays for it.
  undef $heard, $heard = '' unless length $heard;
}

sub watch {
  my ($reading, $writing) = ('', '');
  vec($reading, fileno STDIN, 1) = 1;
  if ($hook) {
    vec($reading, fileno $hook->{$_}, 1) = 1 for grep { $hook->{$_} } qw(O E);
    vec($reading, $hook->{pidfd}, 1) = 1 if defined $hook->{pidfd};
    vec($writing, fileno $hook->{feed}, 1) = 1 if $hook->{feed};
  }
  flush_reports();
  select $reading, $writing, undef, undef;
  if ($hook) {
    for my $stream (qw(O E)) {
      hear($stream) if $hook->{$stream} && vec $reading, fileno $hook->{$stream}, 1;
    }
    feed() if $hook->{feed} && vec $writing, fileno $hook->{feed}, 1;
    note_exit() if defined $hook->{pidfd} && vec $reading, $hook->{pidfd}, 1;
    finish(0, 0) unless $hook->{O} || $hook->{E} || defined $hook->{pidfd} || reap();
  }
  obey() if vec $reading, fileno STDIN, 1;
}

# By doing: an emulated kernel may agree to everything and do nothing.
sub adopts_orphans {
  syscall($PRCTL, $PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 or return 0;
  pipe my $reading, my $writing or return 0;
  my $child = fork // return 0;
  if ($child == 0) {
    my $orphan = fork;
    sysread $reading, my $end, 1 if defined $orphan && $orphan == 0;
    kill KILL => $$;
  }
  waitpid $child, 0;
  my @orphans = list_descendants();
  my $pidfd = syscall $PIDFD_OPEN, $orphans[0] // 0, 0;
  end_descendants();
  syscall $CLOSE, $pidfd if $pidfd >= 0;
  return @orphans == 1 && $pidfd >= 0;
}

binmode $_ for *STDIN, *STDOUT;
$SIG{PIPE} = 'IGNORE';
adopts_orphans() or exit 1;
report('H');
watch() while 1;
