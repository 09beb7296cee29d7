import { t } from '../../words/localised.ts'
import { FOOTER_LINKS, footerPage } from '../footer-page.ts'

const { wishlist, basket, giftCards, brands, magazine } = FOOTER_LINKS
const { about, stores, responsibility, sitemap } = FOOTER_LINKS

export const lindhausFooter = footerPage([
  {
    title: t('Einkaufen', 'Votre espace', 'Winkelen'),
    links: [wishlist, basket, giftCards, brands, magazine],
  },
  {
    title: t('Lindhaus', 'Lindhaus', 'Lindhaus'),
    links: [about, stores, responsibility, sitemap],
  },
])
