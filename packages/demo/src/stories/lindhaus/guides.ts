import type { StoryPage } from '../story-parts.ts'
import { buyingASofa } from './guides/buying-a-sofa.ts'
import { laidTable } from './guides/laid-table.ts'
import { oakCare } from './guides/oak-care.ts'
import { rightLight } from './guides/right-light.ts'
import { smallRooms } from './guides/small-rooms.ts'
import { textileCare } from './guides/textile-care.ts'

/** Guide articles of Lindhaus, newest first. */
export const lindhausGuides: readonly StoryPage[] = [
  rightLight,
  buyingASofa,
  oakCare,
  smallRooms,
  laidTable,
  textileCare,
]
