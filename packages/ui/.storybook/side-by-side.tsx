import type { CSSProperties } from 'react'
import { BRANDS } from './brands.ts'

const ROW: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: `repeat(${BRANDS.length}, minmax(0, 1fr))`,
  gap: '16px',
  blockSize: '100vh',
}
const FRAME: CSSProperties = { inlineSize: '100%', blockSize: '100%', border: 0 }

/** The same story in every brand beside each other, each in a window of its own, as a theme belongs to a whole page. */
export function SideBySide({ storyId, globals }: { storyId: string; globals: Record<string, unknown> }) {
  const shared = `locale:${String(globals.locale)};grid:${String(globals.grid)}`
  return (
    <div style={ROW}>
      {BRANDS.map(({ id, name }) => (
        <iframe
          key={id}
          title={name}
          src={`iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=brand:${id};${shared}`}
          style={FRAME}
        />
      ))}
    </div>
  )
}
