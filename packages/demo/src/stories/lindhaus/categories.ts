import type { StoryPage } from '../story-parts.ts'
import { decoration } from './categories/decoration.ts'
import { dining } from './categories/dining.ts'
import { garden } from './categories/garden.ts'
import { gifts } from './categories/gifts.ts'
import { kitchen } from './categories/kitchen.ts'
import { lighting } from './categories/lighting.ts'
import { living } from './categories/living.ts'
import { sleeping } from './categories/sleeping.ts'
import { textiles } from './categories/textiles.ts'

/** Around the products of the main categories of Lindhaus. */
export const lindhausCategories: readonly StoryPage[] = [
  living,
  dining,
  sleeping,
  lighting,
  textiles,
  decoration,
  kitchen,
  garden,
  gifts,
]
