import type { StoryPage } from '../story-parts.ts'
import { earlyPlay } from './guides/early-play.ts'
import { findingAPram } from './guides/finding-a-pram.ts'
import { firstFoods } from './guides/first-foods.ts'
import { firstThings } from './guides/first-things.ts'
import { goodSleep } from './guides/good-sleep.ts'
import { hospitalBag } from './guides/hospital-bag.ts'

/** Guide articles of Pünktchen, newest first. */
export const puenktchenGuides: readonly StoryPage[] = [
  findingAPram,
  hospitalBag,
  firstFoods,
  earlyPlay,
  firstThings,
  goodSleep,
]
