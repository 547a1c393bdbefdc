// Lets a project's tests run, refuses what wipes a whole disk, and leaves the rest to the agent. It looks for words in the envelope as it stands: what a
// compiled guard costs is its start.
#include <stdio.h>
#include <string.h>

static int answer(const char *decision, const char *why) {
  const char *form =
      "{\"hookSpecificOutput\":{\"hookEventName\":\"PreToolUse\",\"permissionDecision\":\"%s\",\"permissionDecisionReason\":\"%s\"}}\n";
  return printf(form, decision, why) < 0;
}

int main(void) {
  static char envelope[1 << 20];
  size_t length = fread(envelope, 1, sizeof envelope - 1, stdin);
  envelope[length] = '\0';
  const char *input = strstr(envelope, "\"tool_input\"");
  if (input == NULL) return 0;
  if (strstr(input, "rm -rf /") || strstr(input, "mkfs")) return answer("deny", "this would wipe a disk");
  if (strstr(input, "\"command\":\"npm test")) return answer("allow", "tests may run");
  return 0;
}
