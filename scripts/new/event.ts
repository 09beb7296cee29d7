import { camelCase, snakeCase } from './names.ts'
import type { Recipe } from './recipe.ts'

/** A tracking event: one file with its name, the consent it needs and its payload. */
export function eventRecipe(name: string): Recipe {
  const path = `packages/tracking/src/events/${name}.ts`

  return {
    files: [{ path, text: eventText(name) }],
    changes: [],
    next: [
      `Say in ${path} what the event carries; amounts leave in major units, see major-units.ts.`,
      'Prove its payload in packages/tracking/src/events/events.test.ts.',
    ],
  }
}

function eventText(name: string): string {
  return `import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** Say here in one sentence what the shopper did. */
export const ${camelCase(name)} = defineEvent('frontend_${snakeCase(name)}', ANALYTICS, () => ({}))
`
}
