import type { Words } from '@shop/domain/goods/category-words'

/** Nothing typed yet in any language. */
export function noWords(): Words {
  return { de: '', fr: '', nl: '' }
}
