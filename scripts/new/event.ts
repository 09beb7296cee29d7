import { camelCase, snakeCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const SCHEMA = 'packages/tracking/src/ga4-schema.ts'
const SHOP_EVENTS = 'packages/storefront/src/features/tracking/shop-events.ts'

/**
 * A tracking event: one file with its name, the consent it needs and its payload, its row in the schema of GA4 as one of
 * the shop's own, and its line among the events of pages.
 */
export function eventRecipe(name: string): Recipe {
  const event = camelCase(name)
  const path = `packages/tracking/src/events/${name}.ts`

  return {
    files: [{ path, text: eventText(name) }],
    changes: [
      {
        path: SCHEMA,
        change: (source) =>
          withListLine(source, `frontend_${snakeCase(name)}: null,`, {
            opening: 'export const GA4_EVENTS = {',
          }),
      },
      {
        path: SHOP_EVENTS,
        change: (source) =>
          withListLine(
            withImport(source, `import { ${event} } from '@shop/tracking/events/${name}'`),
            `${event},`,
            { opening: 'export const shopEvents = {', before: 'viewPromotionOnce' },
          ),
      },
    ],
    next: [
      `Say in ${path} what the event carries; amounts leave in major units, see major-units.ts.`,
      `Name in ${SCHEMA} which published event of Google Analytics 4 it is, where it is one.`,
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
