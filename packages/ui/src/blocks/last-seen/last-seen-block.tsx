import { useBlockSurroundings } from '../block-context.ts'
import { BlockRoot } from '../block-root.tsx'
import { defineBlock } from '../define-block.tsx'

/** What this browser has looked at; its title and the way to forget it belong to the shop. */
function LastSeen() {
  const { lastSeen } = useBlockSurroundings()
  return lastSeen ? <BlockRoot>{lastSeen}</BlockRoot> : null
}

export const lastSeenFields = {}

export const lastSeen = defineBlock({ name: 'last_seen', fields: lastSeenFields, Component: LastSeen })
