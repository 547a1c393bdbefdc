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

# By number: the modules that know them by name are no part of a small Perl. Made numbers here, or each child would do so again on memory of its own.
my ($READ, $WRITE, $CLOSE, $FCNTL, $PIPE2, $DUP3, $SETSID, $PRCTL) = map { $_ + 0 } @ARGV;
my $PIDFD_OPEN = 434;
my ($PR_SET_PDEATHSIG, $PR_SET_DUMPABLE, $PR_SET_CHILD_SUBREAPER) = (1, 4, 36);
my ($SIGKILL, $WNOHANG) = (9, 1);
my ($F_SETFL, $O_NONBLOCK, $O_CLOEXEC) = (4, 2048, 524288);
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

# --- files by number: a handle of Perl's costs four calls and memory, and fork pays for the memory

my %file;
my $buffer = "\0" x $PIPE_BYTES;

# Closed by exec: a hook gets none of them.
sub open_pipe {
  my ($flags) = @_;
  my $ends = pack 'i2', 0, 0;
  return syscall($PIPE2, $ends, $O_CLOEXEC | ($flags // 0)) == 0 ? unpack 'i2', $ends : ();
}

# What there is; nothing at the end.
sub read_file {
  my ($file) = @_;
  my $count = syscall $READ, $file, $buffer, $PIPE_BYTES;
  return $count > 0 ? substr $buffer, 0, $count : '';
}

sub close_files {
  syscall $CLOSE, delete $file{$_} for grep { defined $file{$_} } @_;
}

sub is_ready {
  my ($name, $ready) = @_;
  return defined $file{$name} && vec $ready, $file{$name}, 1;
}

# Whoever could not become the hook says why. The pipe is empty while a hook lives: exec has closed its end.
my ($faults, $fault) = open_pipe($O_NONBLOCK) or exit 1;

# --- what lives below this process

# A thread has children of its own. Each process is shown to `see` before its own children are looked up.
sub list_descendants {
  my ($see) = @_;
  my @found;
  my @pending = ($$);
  while (defined(my $pid = shift @pending)) {
    if ($pid != $$) {
      push @found, $pid;
      $see->($pid) if $see;
    }
    opendir my $threads, "/proc/$pid/task" or next;
    for my $thread (grep { /^\d/ } readdir $threads) {
      open my $list, '<', "/proc/$pid/task/$thread/children" or next;
      push @pending, split ' ', <$list> // '';
    }
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
      my $before = keys %ended;
      list_descendants(sub { $ended{$_[0]} = 1 if !$ended{$_[0]} && !is_ending($_[0]) && kill STOP => $_[0] });
      last if keys %ended == $before;
    }
    kill KILL => list_descendants();
    last unless reap();
    select undef, undef, undef, 0.001 if $round > 10;
  }
  return keys %ended;
}

# --- one hook

sub start {
  my ($given, $arguments, $folder, $input) = unpack 'N/a N/a N/a N/a', $_[0];
  $hook = { written => 0, input => $input };
  # The next hook mostly has the same.
  if (!defined $environment || $given ne $environment) {
    $environment = $given;
    %ENV = split /\0/, $environment, -1;
  }
  my @arguments = split /\0/, $arguments, -1;
  (@file{qw(stdin feed)} = open_pipe()) && (@file{qw(O stdout)} = open_pipe()) && (@file{qw(E stderr)} = open_pipe()) or return refuse();
  my ($stdin, $stdout, $stderr) = @file{qw(stdin stdout stderr)};
  my $pid = fork // return refuse();
  if ($pid == 0) {
    syscall $SETSID;
    syscall $PRCTL, $PR_SET_PDEATHSIG, $SIGKILL, 0, 0, 0;
    syscall $DUP3, $stdin, 0, 0;
    syscall $DUP3, $stdout, 1, 0;
    syscall $DUP3, $stderr, 2, 0;
    chdir $folder and exec { $arguments[0] } @arguments;
    my $errno = pack 'N', $! + 0;
    syscall $WRITE, $fault, $errno, length $errno;
    kill KILL => $$;
  }
  $hook->{pid} = $pid;
  close_files(qw(stdout stderr));
  $file{pidfd} = syscall $PIDFD_OPEN, $pid, 0;
  syscall $FCNTL, $file{feed}, $F_SETFL, $O_NONBLOCK;
  feed();
}

sub refuse {
  report('F', pack 'N', $! + 0);
  finish(0, 0);
}

sub feed {
  my $part = substr $hook->{input}, $hook->{written}, $PIPE_BYTES;
  if (length $part) {
    my $count = syscall $WRITE, $file{feed}, $part, length $part;
    $hook->{written} += $count if $count > 0;
  }
  close_files('feed') if $hook->{written} == length $hook->{input};
}

# That a stream has ended is told with the exit, if that comes later: alone it would wake hookwitness for nothing.
sub hear {
  my ($stream) = @_;
  my $bytes = read_file($file{$stream});
  return report($stream, $bytes) if length $bytes;
  close_files($stream);
  report(lc $stream) unless defined $file{pidfd};
}

sub note_exit {
  reap();
  return unless defined $hook->{status};
  close_files('pidfd');
  report(lc $_) for grep { !defined $file{$_} } qw(O E);
  my $errno = ($hook->{status} & 127) == $SIGKILL ? read_file($faults) : '';
  report(length $errno ? ('F', $errno) : ('X', pack 'N', $hook->{status}));
}

# What is left in the pipe is the end of what was written, unless somebody took of it.
sub has_read {
  return $UNKNOWN unless length $hook->{input} && $hook->{pid};
  syscall $FCNTL, $file{stdin}, $F_SETFL, $O_NONBLOCK;
  my $unread = '';
  while (length(my $bytes = read_file($file{stdin}))) { $unread .= $bytes }
  return length $unread < $hook->{written} || $unread ne substr($hook->{input}, 0, length $unread) ? 1 : 0;
}

sub finish {
  my ($ended, $left) = @_;
  report('D', pack 'N3', $ended, $left, has_read());
  close_files(keys %file);
  undef $hook;
}

sub end_hook {
  my $beside = grep { $_ != $hook->{pid} } end_descendants();
  read_file($faults);
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
  vec($reading, $_, 1) = 1 for fileno STDIN, grep { defined } @file{qw(O E pidfd)};
  vec($writing, $file{feed}, 1) = 1 if defined $file{feed};
  flush_reports();
  # A signal ends it too, and leaves the sets as they were.
  return if select($reading, $writing, undef, undef) < 1;
  if ($hook) {
    for my $stream (qw(O E)) { hear($stream) if is_ready($stream, $reading) }
    feed() if is_ready('feed', $writing);
    note_exit() if is_ready('pidfd', $reading);
    finish(0, 0) unless defined $file{O} || defined $file{E} || defined $file{pidfd} || reap();
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
  # It ends with this process: its pipe does.
  return 0 unless @orphans == 1;
  my $pidfd = syscall $PIDFD_OPEN, $orphans[0], 0;
  end_descendants();
  syscall $CLOSE, $pidfd if $pidfd >= 0;
  return $pidfd >= 0;
}

# Whoever could look into this process could say in its name what becomes of other hooks. Hooks get it back with exec.
syscall $PRCTL, $PR_SET_DUMPABLE, 0, 0, 0, 0;
binmode $_ for *STDIN, *STDOUT;
# Unlike IGNORE, no hook inherits it (execve(2)).
$SIG{PIPE} = sub { };
adopts_orphans() or exit 1;
report('H');
watch() while 1;
