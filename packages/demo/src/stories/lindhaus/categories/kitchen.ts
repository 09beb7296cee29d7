import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { POT } from '../../scenes.ts'
import { faq, pair, type StoryPage } from '../../story-parts.ts'

export const kitchen: StoryPage = category({
  slug: 'kueche',
  title: t('Bräter, Töpfe und Becher', 'Cocottes, casseroles et mugs', 'Braadpannen, pannen en bekers'),
  description: t(
    'Gusseisen und Steinzeug, das vom Herd auf den Tisch kommt.',
    'Fonte et grès, du feu à la table.',
    'Gietijzer en steengoed, van het fornuis op tafel.',
  ),
  above: [],
  below: [
    pair(POT, {
      headline: t(
        'Ein Topf für Jahrzehnte',
        'Une cocotte pour des décennies',
        'Een pan voor tientallen jaren',
      ),
      text: t(
        'Gusseisen speichert Wärme und verteilt sie langsam. Spülen Sie von Hand, trocknen Sie gleich ab und lassen Sie den Deckel einen Spalt offen.',
        'La fonte garde la chaleur et la diffuse lentement. Lavez à la main, essuyez aussitôt et rangez couvercle entrouvert.',
        'Gietijzer houdt warmte vast en verdeelt die langzaam. Was met de hand af, droog meteen en laat het deksel op een kier.',
      ),
      step: {
        path: '/kueche/braeter-und-toepfe/',
        label: t('Alle Bräter', 'Toutes les cocottes', 'Alle braadpannen'),
      },
    }),
    faq(t('Häufig gefragt', 'Questions fréquentes', 'Vaak gevraagd'), [
      [
        t(
          'Geht der Bräter auf Induktion?',
          'La cocotte va-t-elle sur l’induction ?',
          'Kan de braadpan op inductie?',
        ),
        t(
          'Ja, und in den Ofen bis 250 °C, mit Deckel.',
          'Oui, et au four jusqu’à 250 °C, avec son couvercle.',
          'Ja, en in de oven tot 250 °C, met deksel.',
        ),
      ],
      [
        t(
          'Darf Steinzeug in die Spülmaschine?',
          'Le grès passe-t-il au lave-vaisselle ?',
          'Kan steengoed in de vaatwasser?',
        ),
        t(
          'Ja. Stapeln Sie es danach mit einer Serviette dazwischen, dann bleibt die Glasur matt.',
          'Oui. Empilez-le ensuite avec une serviette entre les pièces : l’émail reste mat.',
          'Ja. Leg bij het stapelen een servet ertussen, dan blijft het glazuur mat.',
        ),
      ],
    ]),
  ],
})
