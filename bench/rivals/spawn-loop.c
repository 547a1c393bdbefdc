// The least that starting hooks can cost here: `spawn-loop IN_FLIGHT FILE COMMAND` starts `sh -c COMMAND` once for each line of FILE, with the line on
// its standard input, reads its standard output to the end and waits for it; IN_FLIGHT of them at a time.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct run {
  pid_t pid;
  int in;
  int out;
  char *line;
  size_t length;
  size_t sent;
};

static void die(const char *what) {
  perror(what);
  exit(1);
}

static void begin(struct run *run, char **command) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) die("pipe2");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  if (posix_spawnp(&run->pid, command[0], &actions, NULL, command, environ)) die("posix_spawnp");
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  fcntl(in[1], F_SETFL, O_NONBLOCK);
  run->in = in[1];
  run->out = out[0];
  run->sent = 0;
}

static void feed(struct run *run) {
  ssize_t count = write(run->in, run->line + run->sent, run->length - run->sent);
  if (count > 0) run->sent += (size_t)count;
  if (count >= 0 && run->sent < run->length) return;
  close(run->in);
  run->in = -1;
}

/* 1 when the run is over. */
static int listen_to(struct run *run) {
  char buffer[65536];
  if (read(run->out, buffer, sizeof buffer) > 0) return 0;
  close(run->out);
  if (run->in >= 0) close(run->in);
  int status;
  if (waitpid(run->pid, &status, 0) < 0 || status != 0) die("the command failed");
  free(run->line);
  run->pid = 0;
  return 1;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  char *command[] = {"sh", "-c", words[3], NULL};
  size_t most = (size_t)atoi(words[1]);
  FILE *file = fopen(words[2], "r");
  if (file == NULL || most == 0) die(words[2]);
  signal(SIGPIPE, SIG_IGN);
  struct run *runs = calloc(most, sizeof *runs);
  struct pollfd *polls = calloc(2 * most, sizeof *polls);
  size_t open = 0;
  int more = 1;
  while (more || open > 0) {
    for (size_t at = 0; at < most && more; at += 1) {
      if (runs[at].pid != 0) continue;
      char *line = NULL;
      size_t room = 0;
      ssize_t length = getline(&line, &room, file);
      if (length < 0) {
        more = 0;
        break;
      }
      runs[at].line = line;
      runs[at].length = (size_t)length;
      begin(&runs[at], command);
      feed(&runs[at]);
      open += 1;
    }
    for (size_t at = 0; at < most; at += 1) {
      polls[2 * at] = (struct pollfd){.fd = runs[at].pid == 0 ? -1 : runs[at].in, .events = POLLOUT};
      polls[2 * at + 1] = (struct pollfd){.fd = runs[at].pid == 0 ? -1 : runs[at].out, .events = POLLIN};
    }
    if (open > 0 && poll(polls, 2 * most, -1) < 0) die("poll");
    for (size_t at = 0; at < most; at += 1) {
      if (runs[at].pid == 0) continue;
      if (polls[2 * at].revents != 0 && runs[at].in >= 0) feed(&runs[at]);
      if (polls[2 * at + 1].revents != 0) open -= (size_t)listen_to(&runs[at]);
    }
  }
  return 0;
}
