import { defineBlock } from '../define-block.tsx'
import { BlockRoot } from '../parts/block-root.tsx'
import { useShopSlots } from '../shop-slots.ts'

/** What this browser has looked at; its title and the way to forget it belong to the shop. */
function LastSeen() {
  const { lastSeen } = useShopSlots().parts
  if (!lastSeen) return null
  return (
    <BlockRoot>
      <lastSeen.Part />
    </BlockRoot>
  )
}

export const lastSeenFields = {}

export const lastSeen = defineBlock({
  name: 'last_seen',
  parts: ['lastSeen'],
  fields: lastSeenFields,
  Component: LastSeen,
})
