import { blocks } from './documentation/blocks.ts'
import { buildingPages } from './documentation/building-pages.ts'
import { campaigns } from './documentation/campaigns.ts'
import { consentBanner } from './documentation/consent-banner.ts'
import type { DocumentationText } from './documentation/documentation-text.ts'
import { links } from './documentation/links.ts'
import { pictures } from './documentation/pictures.ts'
import { translations } from './documentation/translations.ts'
import { welcome } from './documentation/welcome.ts'
import { writingTexts } from './documentation/writing-texts.ts'

/** The editors' guide, in the order in which it is read. */
export const documentationTexts: readonly DocumentationText[] = [
  welcome,
  buildingPages,
  blocks,
  pictures,
  links,
  campaigns,
  consentBanner,
  translations,
  writingTexts,
]
