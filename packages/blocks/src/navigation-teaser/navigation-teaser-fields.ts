import { asset, contentLink, text } from '@shop/content/fields'
import { filledText } from '../fields/block-fields.ts'

/** What editors fill in; menus read it as well. */
export const navigationTeaserFields = { headline: filledText, text, link: contentLink, image: asset }
