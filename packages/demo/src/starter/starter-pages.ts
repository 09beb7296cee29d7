import type { Brand } from '@shop/domain/shop/brand'
import { headline, type StoryPage } from '../stories/story-parts.ts'
import { t } from '../words/localised.ts'

/** The pages that every footer leads to: each says in a sentence what belongs there, until its shop writes it. */
export function starterPages({ name }: Pick<Brand, 'name'>): StoryPage[] {
  const pages = [
    {
      slug: 'ueber-uns',
      title: t('Über uns', 'Qui sommes-nous', 'Over ons'),
      text: t(
        `Wer hinter ${name} steht, woher wir kommen und was uns wichtig ist.`,
        `Qui est ${name}, d’où nous venons et ce qui compte pour nous.`,
        `Wie er achter ${name} staat, waar we vandaan komen en wat telt.`,
      ),
    },
    {
      slug: 'filialen',
      title: t('Filialen', 'Magasins', 'Winkels'),
      text: t(
        `${name} verkauft zum Start nur online. Wo es uns vor Ort gibt, steht dann hier.`,
        `${name} vend pour l’instant en ligne. Nos adresses seront indiquées ici.`,
        `${name} verkoopt voorlopig alleen online. Onze adressen komen hier te staan.`,
      ),
    },
    {
      slug: 'verantwortung',
      title: t('Herkunft und Prüfung', 'Origine et contrôle', 'Herkomst en controle'),
      text: t(
        `Woher die Waren von ${name} kommen und wie wir sie prüfen.`,
        `D’où viennent les articles de ${name} et comment nous les contrôlons.`,
        `Waar de producten van ${name} vandaan komen en hoe we ze controleren.`,
      ),
    },
    {
      slug: 'gutscheinkarte',
      title: t('Geschenkkarten', 'Cartes cadeaux', 'Cadeaukaarten'),
      text: t(
        `Geschenkkarten von ${name}: wie sie gekauft und eingelöst werden.`,
        `Les cartes cadeaux de ${name} : comment les acheter et les utiliser.`,
        `Cadeaukaarten van ${name}: hoe u ze koopt en inwisselt.`,
      ),
    },
    {
      slug: 'marken',
      title: t('Marken', 'Marques', 'Merken'),
      text: t(
        `Alle Marken, die es bei ${name} gibt, von A bis Z auf einer Seite.`,
        `Toutes les marques proposées par ${name}, de A à Z sur une page.`,
        `Alle merken die ${name} verkoopt, van A tot Z op één pagina.`,
      ),
    },
    {
      slug: 'ratgeber',
      title: t('Magazin', 'Magazine', 'Magazine'),
      text: t(
        `Ideen und Ratgeber von ${name}: Die ersten Beiträge erscheinen bald.`,
        `Idées et conseils de ${name} : les premiers articles arrivent bientôt.`,
        `Ideeën en advies van ${name}: de eerste artikelen verschijnen binnenkort.`,
      ),
    },
    {
      slug: 'sitemap',
      title: t('Übersicht', 'Plan du site', 'Sitemap'),
      text: t(
        `Alle Abteilungen und Seiten von ${name} auf einen Blick.`,
        `Tous les rayons et toutes les pages de ${name} en un coup d’œil.`,
        `Alle afdelingen en pagina’s van ${name} in één overzicht.`,
      ),
    },
  ]
  return pages.map(({ slug, title, text }) => ({
    slug,
    title,
    description: text,
    body: [headline(title, { lead: text })],
  }))
}
