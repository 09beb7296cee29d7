import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { PRAM } from '../../scenes.ts'
import { faq, icons, pair, type StoryPage } from '../../story-parts.ts'

export const onTheGo: StoryPage = category({
  slug: 'unterwegs',
  title: t('Kinderwagen und Babyschalen', 'Poussettes et coques auto', 'Kinderwagens en autostoeltjes'),
  description: t(
    'Alles für draußen: Kinderwagen, Babyschalen und Rucksäcke mit Platz für eine ganze Wickelstation.',
    'Tout pour sortir : poussettes, coques auto et sacs à dos qui cachent une vraie table à langer.',
    'Alles voor buiten: kinderwagens, autostoeltjes en rugzakken waar een hele verschoonplek in past.',
  ),
  above: [
    icons(null, [
      [
        'shield',
        t('Babyschalen nach i-Size', 'Coques auto certifiées i-Size', 'Autostoeltjes volgens i-Size'),
        t(
          'Geprüft nach UN R129, rückwärtsgerichtet.',
          'Homologuées UN R129, dos à la route.',
          'Goedgekeurd volgens UN R129, tegen de rijrichting in.',
        ),
      ],
      [
        'ruler',
        t('Passt er in den Kofferraum?', 'Elle rentre dans le coffre ?', 'Past hij in de kofferbak?'),
        t(
          'Faltmaße stehen bei jedem Wagen.',
          'Les dimensions pliées sont sur chaque fiche.',
          'De maten ingeklapt staan bij elke wagen.',
        ),
      ],
      [
        'message',
        t('Noch unsicher?', 'Vous hésitez ?', 'Twijfel je nog?'),
        t('Drei Fragen, die dir helfen.', 'Trois questions pour vous aider.', 'Drie vragen die je helpen.'),
        '/ratgeber/kinderwagen-finden/',
      ],
    ]),
  ],
  below: [
    pair(PRAM, {
      headline: t('Probefahrt gefällig?', 'Envie d’un essai ?', 'Proefritje maken?'),
      text: t(
        'In unseren Läden darfst du jeden Wagen schieben, falten und tragen. Reservier ihn vorher, dann steht er bereit.',
        'Dans nos magasins, vous pouvez pousser, plier et porter chaque poussette. Réservez-la, elle vous attendra.',
        'In onze winkels mag je elke wagen duwen, inklappen en tillen. Reserveer hem van tevoren, dan staat hij klaar.',
      ),
      step: { path: '/filialen/', label: t('Zu den Läden', 'Trouver un magasin', 'Naar de winkels') },
    }),
    faq(t('Gute Fragen', 'Bonnes questions', 'Goede vragen'), [
      [
        t(
          'Ab wann darf mein Baby im Sportsitz fahren?',
          'Quand bébé passe-t-il au hamac ?',
          'Vanaf wanneer mag mijn baby in de wandelzitting?',
        ),
        t(
          'Sobald es sich allein aufsetzt, meist mit sechs bis acht Monaten. Vorher liegt es flach.',
          'Dès qu’il s’assoit tout seul, souvent entre six et huit mois. Avant, il voyage à plat.',
          'Zodra je baby zelf gaat zitten, meestal rond zes tot acht maanden. Daarvoor ligt hij plat.',
        ),
      ],
      [
        t(
          'Darf die Babyschale nach einem Unfall weiterbenutzt werden?',
          'Peut-on garder une coque auto après un accident ?',
          'Mag een autostoeltje na een ongeluk nog mee?',
        ),
        t(
          'Nein. Tausch sie auch dann, wenn man nichts sieht.',
          'Non. Changez-la, même si rien ne se voit.',
          'Nee. Vervang het, ook als je niets ziet.',
        ),
      ],
    ]),
  ],
})
