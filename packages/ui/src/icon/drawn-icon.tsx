import { type ComponentProps, createElement } from 'react'

/** What a file of lucide says about its icon. */
export type IconData = { size: number; node: readonly [tag: string, attributes: Record<string, string>][] }

type DrawnIconProps = ComponentProps<'svg'> & { size?: number }

/**
 * Draws an icon of lucide without lucide's own component, which works out class names, colours and contexts of its own for
 * each icon of each page. A build puts it in that component's place; both take what this shop gives them and look the same.
 */
export default function drawnIcon({ size: grid, node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = `0 0 ${grid} ${grid}`

  return function DrawnIcon({ size = grid, strokeWidth = 2, fill = 'none', ...rest }: DrawnIconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox={viewBox}
        fill={fill}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {lines}
      </svg>
    )
  }
}
