import type { LucideIcon } from 'lucide-react/types'

type IconProps = {
  /** One icon of lucide, imported alone: `import Heart from 'lucide-react/icons/heart'`. */
  of: LucideIcon
  /** 20 or 24 px. */
  size?: 's' | 'm'
  isFilled?: boolean
}

const PIXELS = { s: 20, m: 24 }

/** A picture beside words; a control that shows it alone needs a name of its own. */
export function Icon({ of: Picture, size = 's', isFilled = false }: IconProps) {
  return (
    <Picture
      size={PIXELS[size]}
      strokeWidth={1.5}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    />
  )
}
