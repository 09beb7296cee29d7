import { pixelsOf, tokenText, useLive } from '../live-values.ts'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'
import css from './space-page.module.css'

const STEPS = ['1', '2', '3', '4', '6', '8', '12', '16', '24'].map((step) => `--space-${step}`)
const ROOMS = [
  ['--gutter', 'Between the page and the window, on both sides'],
  ['--section-gap', 'Between two sections of a page'],
  ['--page-width', 'How wide a page gets'],
  ['--control-height', 'A field, a button'],
  ['--target', 'The least that a finger must find'],
] as const
const RADII = [
  ['--radius-control', 'Fields, choices'],
  ['--radius-button', 'Buttons'],
  ['--radius-chip', 'Chips, filters'],
  ['--radius-picture', 'Pictures'],
  ['--radius-card', 'Cards, dialogs'],
] as const

/** Room, corners and the one shadow. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space and shape"
      lead="Space before lines, lines before boxes, boxes before shadows. A brand sets its corners; the room is the same for both."
    >
      <FoundationPart title="Space" note="A base of 4 pixels; the number is the multiple.">
        <ul className={css.bars}>
          {STEPS.map((token) => (
            <li key={token} className={css.bar}>
              <TokenName>{token}</TokenName>
              <Pixels token={token} />
              <span className={css.length} style={{ inlineSize: `var(${token})` }} />
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Rooms" note="They grow with the window: change the viewport and watch.">
        <ul className={css.rooms}>
          {ROOMS.map(([token, use]) => (
            <li key={token} className={css.room}>
              <strong>
                <Pixels token={token} />
              </strong>
              <TokenName>{token}</TokenName>
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Corners" note="Lindhaus is cut, Pünktchen is round. Components never know.">
        <ul className={css.tiles}>
          {RADII.map(([token, use]) => (
            <li key={token} className={css.tile}>
              <span className={css.corner} style={{ borderRadius: `min(var(${token}), 48px)` }} />
              <span>
                <RadiusValue token={token} /> {use.toLowerCase()}
              </span>
              <TokenName>{token}</TokenName>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart title="Shadow" note="There is one, for what floats above the page.">
        <div className={css.floating}>
          <span>Dialogs, toasts, open menus</span>
          <ShadowValue />
        </div>
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Put things that belong together closer than things that do not: 8 inside, 24 between.',
            'Give the outer space to the parent; a component has no outer margin.',
            'Let a section breathe: the gap of a section, above and below.',
          ]}
          bad={[
            'No border around a product card; the backdrop of its picture is the card.',
            'No shadow to make something important.',
            'No value between two steps.',
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

function Pixels({ token }: { token: string }) {
  return <span className={css.pixels}>{useLive(() => String(pixelsOf(token)))} px</span>
}

function RadiusValue({ token }: { token: string }) {
  const value = useLive(() => tokenText(token))
  return (
    <strong>{Number.parseInt(value, 10) > 99 ? 'Fully round:' : `${Number.parseInt(value, 10)} px:`}</strong>
  )
}

function ShadowValue() {
  return <TokenName>{`--shadow-overlay: ${useLive(() => tokenText('--shadow-overlay'))}`}</TokenName>
}
