// The JSON Schema of .hookwitness.toml, from the tables that its reader goes by.

/** `form`: src/config/file-form.ts as a module; `dialects`: ids of the hook systems. */
export function makeConfigSchema(form, dialects) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:hookwitness:schema:config:1',
    title: `hookwitness configuration file (${form.CONFIG_FILE})`,
    description: 'What a project settles for all who check it. Flags and inputs win over it. docs/configuration.md explains it.',
    type: 'object',
    properties: {
      ...describeKeys(form.FILE_KEYS, dialects),
      hooks: {
        type: 'array',
        description: 'How single hooks are replayed. Each entry speaks for all hooks that have what it names; entries add up.',
        items: {
          type: 'object',
          properties: describeKeys(form.HOOK_KEYS, dialects),
          required: form.HOOK_KEYS.filter((key) => key.isRequired).map((key) => key.name),
          anyOf: form.HOOK_KEYS.filter((key) => key.kind === 'choice').map((key) => ({ required: [key.name] })),
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  }
}

function describeKeys(keys, dialects) {
  return Object.fromEntries(keys.map((key) => [key.name, { ...describeValue(key, dialects), description: key.help }]))
}

function describeValue({ name, kind, choices, default: standard }, dialects) {
  if (kind === 'list') return { type: 'array', items: { type: 'string', enum: dialects }, minItems: 1 }
  if (kind === 'text') return name === 'dialect' ? { type: 'string', enum: dialects } : { type: 'string', minLength: 1 }
  return { enum: choices.map(toToml), ...(standard === null ? {} : { default: toToml(standard) }) }
}

/** `true` and `false` are booleans in the file. */
function toToml(word) {
  return word === 'true' ? true : word === 'false' ? false : word
}
