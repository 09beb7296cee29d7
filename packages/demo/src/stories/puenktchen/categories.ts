import type { StoryPage } from '../story-parts.ts'
import { care } from './categories/care.ts'
import { fashion } from './categories/fashion.ts'
import { gifts } from './categories/gifts.ts'
import { meals } from './categories/meals.ts'
import { nursery } from './categories/nursery.ts'
import { onTheGo } from './categories/on-the-go.ts'
import { play } from './categories/play.ts'
import { sleeping } from './categories/sleeping.ts'

/** Around the products of the main categories of Pünktchen. */
export const puenktchenCategories: readonly StoryPage[] = [
  onTheGo,
  nursery,
  sleeping,
  care,
  meals,
  play,
  fashion,
  gifts,
]
