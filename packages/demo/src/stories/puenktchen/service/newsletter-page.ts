import { t } from '../../../words/localised.ts'
import { BUNNY } from '../../scenes.ts'
import { newsletter } from '../../story-offers.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const newsletterPage: StoryPage = {
  slug: 'newsletter',
  title: t('Newsletter', 'Newsletter', 'Nieuwsbrief'),
  description: t(
    'Post, die mit deinem Baby mitwächst, einmal im Monat.',
    'Un courrier qui grandit avec votre bébé, une fois par mois.',
    'Post die meegroeit met je baby, één keer per maand.',
  ),
  body: [
    pair(BUNNY, {
      headline: t('Post, die mitwächst', 'Un courrier qui grandit', 'Post die meegroeit'),
      text: t(
        'Sag uns, wann dein Baby kommt oder gekommen ist. Dann schreiben wir dir, was gerade dran ist: einmal im Monat, kurz genug fürs Stillen.',
        'Dites-nous quand bébé arrive, ou est arrivé. Une fois par mois, nous vous écrivons ce qui l’attend : assez court pour être lu pendant la tétée.',
        'Vertel ons wanneer je baby komt of is gekomen. Dan schrijven we je één keer per maand wat er nu speelt: kort genoeg om te lezen tijdens het voeden.',
      ),
    }),
    newsletter(
      t('Schreib uns deine Adresse', 'Laissez-nous votre adresse', 'Laat je adres achter'),
      t(
        'Du bestätigst per E-Mail und meldest dich mit einem Klick wieder ab.',
        'Vous confirmez par e-mail et vous désinscrivez en un clic.',
        'Je bevestigt per e-mail en meldt je met één klik weer af.',
      ),
    ),
  ],
}
