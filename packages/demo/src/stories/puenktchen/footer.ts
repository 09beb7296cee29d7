import { t } from '../../words/localised.ts'
import { FOOTER_LINKS, footerPage } from '../footer-page.ts'

const { wishlist, basket, giftCards, brands, magazine } = FOOTER_LINKS
const { about, stores, responsibility, faq, sitemap } = FOOTER_LINKS

export const puenktchenFooter = footerPage([
  {
    title: t('Einkaufen', 'Votre espace', 'Winkelen'),
    links: [wishlist, basket, giftCards, brands, magazine],
  },
  {
    title: t('Pünktchen', 'Pünktchen', 'Pünktchen'),
    links: [about, stores, responsibility, faq, sitemap],
  },
])
