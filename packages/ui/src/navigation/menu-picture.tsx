import { Picture } from '../picture/picture.tsx'
import type { NavigationItem } from './navigation-item.ts'

/** The picture of a line of a menu, cut to its place, which is there before it. */
export function MenuPicture({
  of: { image },
  className,
}: {
  of: NavigationItem
  className?: string | undefined
}) {
  return (
    <span className={className}>
      {image ? <Picture image={{ ...image, alt: '' }} sizes="340px" fit="cover" ratio="1/1" /> : null}
    </span>
  )
}
