import { focusPosition, parseFocus } from '@shop/domain/image/focus-point'
import * as v from 'valibot'
import { asset } from './fields.ts'

/**
 * Content in which the `focus` of every picture is what styles take, `25% 40%`, and is missing where it says nothing. It is
 * done where stories come in: so no page carries the reckoning, and nothing but two percentages gets into a style.
 */
export function withFocusPositions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withFocusPositions)
  if (part === null || typeof part !== 'object') return part

  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withFocusPositions(value)]),
  )
  if (typeof inner.filename !== 'string' || !('focus' in inner)) return inner
  const { focus, ...others } = inner
  const position = positionOf(others, focus)
  return position === null ? others : { ...others, focus: position }
}

function positionOf(picture: unknown, focus: unknown): string | null {
  const parsed = v.safeParse(asset, picture)
  if (!parsed.success || typeof focus !== 'string') return null
  const { width, height } = parsed.output
  const point = width && height ? parseFocus(focus, { width, height }) : null
  return point && focusPosition(point)
}
