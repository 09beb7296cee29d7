import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { millisecondsOf, tokenText, useLive } from '../live-values.ts'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'
import css from './motion-page.module.css'

const DURATIONS = [
  ['--motion-fast', 'Hover, focus, a tick in a box'],
  ['--motion-medium', 'A menu, an accordion, a toast'],
  ['--motion-slow', 'A dialog, the slide of a gallery'],
] as const

/** How long things move and how they come to rest; the same page shows what those get who want no motion. */
export function MotionPage() {
  const [isMoved, setMoved] = useState(false)
  const [isReduced, setReduced] = useState(false)
  const preference = useLive(() => String(window.matchMedia('(prefers-reduced-motion: reduce)').matches))
  const isStill = isReduced || preference === 'true'

  return (
    <FoundationPage
      title="Motion"
      lead="Motion explains where something came from. It is short, it eases out, it moves only opacity and transform, and it is gone for everyone who asked for less."
    >
      <FoundationPart
        title="Durations"
        note={
          preference === 'true'
            ? 'This browser asks for reduced motion: nothing moves.'
            : 'Each brand has its own pace. This browser allows motion.'
        }
      >
        <div className={css.tools}>
          <Button size="s" onClick={() => setMoved(!isMoved)}>
            {isMoved ? 'Move back' : 'Move'}
          </Button>
          <Checkbox
            label="As with reduced motion"
            name="reduced"
            checked={isStill}
            disabled={preference === 'true'}
            onChange={setReduced}
          />
        </div>
        <ul className={css.tracks}>
          {DURATIONS.map(([token, use]) => (
            <li key={token} className={css.track}>
              <Duration token={token} />
              <span>{use}</span>
              <span className={css.lane} data-moved={isMoved} data-still={isStill}>
                <span style={{ transitionDuration: isStill ? '0ms' : `var(${token})` }} />
              </span>
            </li>
          ))}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Easing"
        note="How things come to rest is part of a brand: one house closes softly, the other bounces."
      >
        <div className={css.easings}>
          <Easing token="--ease-out" use="Drawers, bars and the header: never past their place" />
          <Easing token="--ease-arrive" use="Small things: a count, a toast, a chevron" />
        </div>
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Move what the shopper has moved: a dialog comes from where its button is.',
            'Change state at once and let motion follow; nobody waits for an animation.',
            'With reduced motion the end state is there at once, nothing is missing.',
          ]}
          bad={[
            'No motion by itself: no carousel that turns, no banner that pulses.',
            'No hover that moves the layout.',
            'No animation of width, height or shadow.',
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

function Duration({ token }: { token: string }) {
  const value = useLive(() => String(millisecondsOf(token)))
  return (
    <span className={css.duration}>
      <strong>{value} ms</strong> <TokenName>{token}</TokenName>
    </span>
  )
}

/** The easing as a line from 0,0 to 1,1, drawn from the token's own four numbers. */
function Easing({ token, use }: { token: string; use: string }) {
  const text = useLive(() => tokenText(token))
  const points = text.match(/-?[\d.]+/g)?.map(Number)
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points ?? []
  const at = (x: number, y: number) => `${x * 160} ${160 - y * 160}`
  return (
    <div className={css.easing}>
      <svg className={css.curve} viewBox="-8 -48 176 216" role="img" aria-label={`The curve of ${token}`}>
        <path className={css.grid} d="M0 0H160V160H0Z" />
        <path className={css.line} d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
      </svg>
      <span>{use}</span>
      <TokenName>{`${token}: ${text}`}</TokenName>
    </div>
  )
}
