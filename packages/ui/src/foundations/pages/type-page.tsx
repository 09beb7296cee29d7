import { useLayoutEffect, useRef, useState } from 'react'
import { tokenText, useLive } from '../live-values.ts'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'
import css from './type-page.module.css'

const DISPLAY = [
  ['--display-xl', 'The opening scene of a page'],
  ['--display-l', 'The title of a page'],
  ['--display-m', 'The title of a section'],
  ['--display-s', 'The title of a card or a dialog'],
] as const

const TEXT = [
  ['--text-xl', 'The price on a product page, a quote'],
  ['--text-l', 'The lead below a title'],
  ['--text-m', 'Copy, fields, buttons'],
  ['--text-s', 'Notes, captions, table rows'],
  ['--text-xs', 'Badges and what the law asks for; never copy'],
] as const

/** Both families and the whole scale, measured where they stand. */
export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="One family to be seen, one to be read. Sizes grow with the window between two ends, so nothing jumps at a breakpoint."
    >
      <FoundationPart
        title="Families"
        note="Two variable fonts, at most 90 kB together; fall-backs take the same room."
      >
        <div className={css.families}>
          <Family token="--font-display" weight="--weight-display" name="Display" />
          <Family token="--font-text" weight="--weight-strong" name="Text" />
        </div>
      </FoundationPart>
      <FoundationPart title="Display" note="Headings; set tight, balanced over their lines.">
        {DISPLAY.map(([token, use]) => (
          <Step key={token} token={token} use={use} kind="display" words="Räume, die bleiben dürfen" />
        ))}
      </FoundationPart>
      <FoundationPart title="Text" note="Everything else.">
        {TEXT.map(([token, use]) => (
          <Step
            key={token}
            token={token}
            use={use}
            kind="text"
            words="Geölte Eiche, gewaschenes Leinen, Wolle vom Deich: Dinge, die mit den Jahren schöner werden."
          />
        ))}
      </FoundationPart>
      <FoundationPart
        title="Figures"
        note="Prices line up: figures are tabular, the unit stays with its number."
      >
        <table className={css.figures}>
          <tbody>
            {['1.299,00 €', '111,11 €', '89,95 €'].map((price) => (
              <tr key={price}>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoundationPart>
      <FoundationPart
        title="Long words"
        note="German compounds break by syllable, from 12 letters on, and leave no stump."
      >
        <h3 className={css.narrow} lang="de">
          Schlafzimmereinrichtungsgegenstände mit Wiener Geflecht
        </h3>
      </FoundationPart>
      <FoundationPart title="Measure" note="At most 68 characters to a line.">
        <p className={css.measure}>
          A line that is too long loses the eye on its way back, one that is too short makes it hop. Copy
          keeps this width on every screen; a picture beside it may be as wide as it likes.
        </p>
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Skip a size between two that stand together: they must look different on purpose.',
            'One display size for each screen’s title; sections share the next one.',
            'Let a heading be short; it balances over two lines by itself.',
          ]}
          bad={[
            'No capitals for emphasis, no letter-spacing on copy.',
            'No display face below 20 pixels.',
            'No size that is not on this page.',
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

function Family({ token, weight, name }: { token: string; weight: string; name: string }) {
  const family = useLive(() => tokenText(token))
  const value = useLive(() => tokenText(weight))
  return (
    <div className={css.family}>
      <p className={css.specimen} style={{ fontFamily: `var(${token})`, fontWeight: `var(${weight})` }}>
        Aa Gg Qq ß & 1234
      </p>
      <p>
        <strong>{name}</strong>: {family.split(',')[0]?.replaceAll(/["']| Variable/g, '')}, weight {value}
      </p>
      <TokenName>{token}</TokenName>
    </div>
  )
}

function Step(props: { token: string; use: string; kind: 'display' | 'text'; words: string }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const declared = useLive(() => tokenText(props.token))
  const width = useLive(() => `${window.innerWidth}`)
  const [size, setSize] = useState('')

  useLayoutEffect(() => {
    const style = sample.current ? getComputedStyle(sample.current) : null
    setSize(style ? `${round(style.fontSize)} / ${round(style.lineHeight)} px` : '')
  }, [declared, width])

  return (
    <div className={css.step}>
      <p
        ref={sample}
        className={css.words}
        data-kind={props.kind}
        style={{ fontSize: `var(${props.token})` }}
        lang="de"
      >
        {props.words}
      </p>
      <p className={css.facts}>
        <span>{size}</span>
        <TokenName>{props.token}</TokenName>
        <span>{props.use}</span>
      </p>
    </div>
  )
}

function round(pixels: string): number {
  return Math.round(Number.parseFloat(pixels) * 10) / 10
}
