import { contrast } from '../../theme/contrast.ts'
import { COLOUR_GROUPS, type ColourRole, FILLS, GROUNDS, INKS } from '../colour-roles.ts'
import { colourOf, useLive } from '../live-values.ts'
import css from './colour-page.module.css'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'

/** The brand's colours by role, with their values as the browser has them, and every pair's contrast. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Components know roles, brands know colours. Every value on this page is read from the browser: change a token, and it changes here."
    >
      {COLOUR_GROUPS.map(({ title, note, roles }) => (
        <FoundationPart key={title} title={title} note={note}>
          <ul className={css.swatches}>
            {roles.map((role) => (
              <Swatch key={role.token} {...role} />
            ))}
          </ul>
        </FoundationPart>
      ))}
      <FoundationPart
        title="Words on grounds"
        note="4.5 to 1 is the least for words (AA), 7 to 1 is better (AAA)."
      >
        <ContrastTable inks={INKS} grounds={GROUNDS} />
      </FoundationPart>
      <FoundationPart title="Words on fills" note="Buttons and badges.">
        <div className={css.fills}>
          {FILLS.map((fill) => (
            <p
              key={fill}
              className={css.fill}
              style={{ background: `var(${fill})`, color: 'var(--color-on-accent)' }}
            >
              <span>{shortName(fill)}</span>
              <Ratio one="--color-on-accent" other={fill} />
            </p>
          ))}
        </div>
      </FoundationPart>
      <FoundationPart title="Outlines" note="3 to 1 is the least for what is not a word.">
        <OutlineTable />
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Choose by role: a badge of a reduced price is sale, whatever colour that is in this brand.',
            'Let the picture be the most colourful thing on the screen.',
            'Check both brands with the switch in the toolbar before you hand over.',
          ]}
          bad={[
            'No hex value in a component; a test finds it.',
            'No sale colour for something that is only meant to be noticed.',
            'No third strength of text by opacity: it fails the contrast where nobody looks.',
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

function Swatch({ token, name, use }: ColourRole) {
  const value = useLive(() => colourOf(token))
  return (
    <li className={css.swatch}>
      <span className={css.chip} style={{ background: `var(${token})` }} />
      <span className={css.name}>{name}</span>
      <span className={css.value}>{value}</span>
      <span className={css.use}>{use}</span>
      <TokenName>{token}</TokenName>
    </li>
  )
}

function ContrastTable({ inks, grounds }: { inks: readonly string[]; grounds: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label="Contrast of words on grounds">
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {shortName(ground)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((ink) => (
            <tr key={ink}>
              <th scope="row">{shortName(ink)}</th>
              {grounds.map((ground) => (
                <td key={ground} style={{ background: `var(${ground})`, color: `var(${ink})` }}>
                  <span className={css.sample}>Aa</span> <Ratio one={ink} other={ground} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OutlineTable() {
  return (
    <ul className={css.outlines}>
      {(['--color-control', '--color-focus'] as const).flatMap((line) =>
        GROUNDS.map((ground) => (
          <li key={line + ground} className={css.outline} style={{ background: `var(${ground})` }}>
            <span className={css.box} style={{ borderColor: `var(${line})` }} />
            <span>
              {shortName(line)} on {shortName(ground).toLowerCase()}
              <br />
              <Ratio one={line} other={ground} least={3} />
            </span>
          </li>
        )),
      )}
    </ul>
  )
}

/** How two colours stand out from each other, and whether that is enough. */
function Ratio({ one, other, least = 4.5 }: { one: string; other: string; least?: number }) {
  const value = Number(useLive(() => String(contrast(colourOf(one), colourOf(other)))))
  const grade = value < least ? 'too low' : least === 3 ? 'enough' : value >= 7 ? 'AAA' : 'AA'
  return (
    <span className={css.ratio}>
      {value.toFixed(2)} <strong>{grade}</strong>
    </span>
  )
}

function shortName(token: string): string {
  const words = token.replace('--color-', '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
