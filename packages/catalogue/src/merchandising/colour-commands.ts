import { listColours, type ShownColour, setColourSwatch } from '@shop/api-client/office/colour-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { undoBy } from '@shop/engine/command/undo'
import { attributesInUse } from '../office/attribute-store.ts'
import { lastEntryOf, onCatalogue } from '../office/catalogue-office.ts'
import { lockSwatch, putSwatch, readSwatches } from '../swatches/colour-swatch-store.ts'

/** The attribute whose values are colours. @see spec §3 "Colour swatches" */
const COLOUR = 'farbe'

/** How colours are drawn, as the office sets it. */
export const COLOUR_COMMANDS = [
  onCatalogue(listColours)(async (_input, { sql }) => {
    const set = await readSwatches(sql)
    const used = (await attributesInUse(sql)).find(({ key }) => key === COLOUR)?.values ?? []
    const colours = used.map(
      ({ value, label }): ShownColour => ({
        value,
        label,
        swatch: set.get(value) ?? null,
        isKnown: isSwatchColour(value),
        isUsed: true,
      }),
    )
    const others = [...set].flatMap(([value, swatch]): ShownColour[] =>
      used.some((one) => one.value === value)
        ? []
        : [
            {
              value,
              label: { de: value, fr: value, nl: value },
              swatch,
              isKnown: isSwatchColour(value),
              isUsed: false,
            },
          ],
    )
    return { answer: { colours: [...colours, ...others] }, object: null }
  }),

  onCatalogue(setColourSwatch, {
    // What is on the screen is all there is to see: whoever wrote the same is in nobody's way.
    version: async ({ value, was }, { sql }) => {
      if (isSame(await lockSwatch(sql, value), was)) return { version: 0, changes: [] }
      const last = await lastEntryOf(sql, colourObject(value))
      return { version: 1, changes: last === null ? [] : [{ ...last, what: setColourSwatch.name }] }
    },
  })(async ({ value, now }, { sql }) => {
    const before = await lockSwatch(sql, value)
    await putSwatch(sql, value, now)
    return {
      answer: { value },
      object: colourObject(value),
      before: before && { swatch: before },
      after: now && { swatch: now },
      undo: undoBy(setColourSwatch, { value, was: now, now: before }),
    }
  }),
]

/** How the log names a colour. */
function colourObject(value: string): string {
  return `colour:${value}`
}
