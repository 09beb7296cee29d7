import { t } from '../../../words/localised.ts'
import { CUP } from '../../scenes.ts'
import { newsletter } from '../../story-offers.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const newsletterPage: StoryPage = {
  slug: 'newsletter',
  title: t('Newsletter', 'Newsletter', 'Nieuwsbrief'),
  description: t(
    'Zweimal im Monat ein Zimmer, ein Material, ein Rezept.',
    'Deux fois par mois : une pièce, une matière, une recette.',
    'Twee keer per maand een kamer, een materiaal, een recept.',
  ),
  body: [
    pair(CUP, {
      headline: t('Post von Lindhaus', 'Des nouvelles de Lindhaus', 'Post van Lindhaus'),
      text: t(
        'Zweimal im Monat, sonntags, zum Kaffee: ein Zimmer, das uns gefällt, ein Material, das wir verstehen wollen, und als Erste, was neu ist.',
        'Deux dimanches par mois, à l’heure du café : une pièce qui nous plaît, une matière à comprendre et, en avant-première, les nouveautés.',
        'Twee keer per maand, op zondag bij de koffie: een kamer die ons bevalt, een materiaal dat we willen begrijpen, en als eerste wat nieuw is.',
      ),
    }),
    newsletter(
      t('Jetzt anmelden', 'S’inscrire', 'Nu aanmelden'),
      t(
        'Sie bestätigen per E-Mail und melden sich mit einem Klick wieder ab.',
        'Vous confirmez par e-mail et vous désinscrivez en un clic.',
        'U bevestigt per e-mail en meldt zich met één klik weer af.',
      ),
    ),
  ],
}
