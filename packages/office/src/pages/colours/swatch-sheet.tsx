import { Trans, useLingui } from '@lingui/react'
import { type ShownColour, type Swatch, setColourSwatch } from '@shop/api-client/office/colour-commands'
import { plainColour } from '@shop/domain/variant/own-swatch'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { coloursQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './colours.module.css'
import { colourCount, type SwatchKind, swatchOf, textsOf } from './swatch-form.ts'
import { SwatchLook } from './swatch-look.tsx'

/** What a colour picker shows while nothing is typed. */
const UNTYPED = '#808080'

type SwatchSheetProps = {
  colour: Pick<ShownColour, 'value' | 'label' | 'swatch' | 'isKnown'>
  onClose: () => void
}

/** Gives a colour its swatch, for all goods that have it: seen as the shop draws it while it is typed. */
export function SwatchSheet({ colour, onClose }: SwatchSheetProps) {
  const { i18n } = useLingui()
  const { value, label, swatch, isKnown } = colour
  const shop = useShop()
  const queries = useQueryClient()
  const [was, setWas] = useState(swatch)
  // What somebody else has written is shown, and the next try is about that.
  const { act, isBusy, failure, refusal } = useCommand(() => {
    const held = queries.getQueryData(coloursQuery(shop.id).queryKey)?.colours
    setWas(held?.find((one) => one.value === value)?.swatch ?? null)
  })
  const [texts, setTexts] = useState(() => textsOf(swatch))
  const [isTried, setTried] = useState(false)
  const next = swatchOf(texts)
  const kinds: { key: SwatchKind; name: string }[] = [
    { key: '1', name: i18n.t({ id: 'colours.one', message: 'One colour' }) },
    { key: '2', name: i18n.t({ id: 'colours.two', message: 'Two colours' }) },
    { key: '3', name: i18n.t({ id: 'colours.three', message: 'Three colours' }) },
    { key: 'mehrfarbig', name: i18n.t({ id: 'colours.many', message: 'Pattern: many colours' }) },
    { key: 'transparent', name: i18n.t({ id: 'colours.clear', message: 'Pattern: transparent' }) },
  ]

  async function write(now: Swatch | null): Promise<void> {
    if ((await act(setColourSwatch, { value, was, now }, { seen: 0 })) !== null) onClose()
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (next !== null) void write(next)
  }

  const typed = texts.colours.slice(0, colourCount(texts))
  const drawn = next ?? typed.flatMap((text) => plainColour(text) ?? [])

  return (
    <Sheet
      title={i18n.t({ id: 'colours.swatchOf', message: 'Swatch of {name}', values: { name: label.de } })}
      isOpen
      onClose={onClose}
    >
      <form className={listing.form} onSubmit={save} noValidate>
        <SwatchLook parts={drawn} isLarge />
        <Choice
          label={i18n.t({ id: 'colours.kind', message: 'Drawn as' })}
          options={kinds}
          value={texts.kind}
          onChange={(kind) => setTexts({ ...texts, kind })}
        />
        {typed.map((text, place) => {
          const name = i18n.t({
            id: 'colours.nth',
            message: 'Colour {place}',
            values: { place: place + 1 },
          })
          const change = (to: string) => setTexts({ ...texts, colours: texts.colours.with(place, to) })
          return (
            <div key={place} className={styles.colour}>
              <Field
                label={name}
                placeholder="#8fa98b"
                value={text}
                onChange={change}
                maxLength={9}
                problem={
                  plainColour(text) === null && (isTried || text.length > 6)
                    ? i18n.t({
                        id: 'colours.wrong',
                        message: 'Write a colour as # and six signs from 0 to 9 and a to f, such as #8fa98b.',
                      })
                    : null
                }
              />
              <input
                type="color"
                className={styles.picker}
                aria-label={i18n.t({
                  id: 'colours.pick',
                  message: 'Choose {name}',
                  values: { name },
                })}
                value={plainColour(text) ?? UNTYPED}
                onChange={({ target }) => change(target.value)}
              />
            </div>
          )
        })}
        <p className={listing.quiet}>
          <Trans
            id="colours.sheetHint"
            message="It holds for all goods of this colour, on cards and among the filters. The thin ring is the shop’s: a pale colour is seen on white, and a dark one on dark."
          />
        </p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {failure && refusal === null && (
          <p className={styles.meanwhile}>
            <Trans id="colours.meanwhile" message="As it is now:" /> <SwatchLook parts={was ?? [value]} />
          </p>
        )}
        <div className={listing.send}>
          {swatch !== null && (
            <Button isDisabled={isBusy} onPress={() => void write(null)}>
              {isKnown ? (
                <Trans id="colours.byName" message="As its name says again" />
              ) : (
                <Trans id="colours.none" message="Take the swatch away" />
              )}
            </Button>
          )}
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="settings.save" message="Save" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
