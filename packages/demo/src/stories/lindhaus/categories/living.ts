import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { BOUCLE, LIVING_ROOM } from '../../scenes.ts'
import { banner, faq, pair, type StoryPage } from '../../story-parts.ts'
import { READ } from './read.ts'

export const living: StoryPage = category({
  slug: 'wohnen',
  title: t('Möbel fürs Wohnzimmer', 'Meubles de salon', 'Meubels voor de woonkamer'),
  description: t(
    'Sofas, Sessel, Tische und Regale aus Eiche, Wolle und Bouclé. Geliefert bis ins Zimmer.',
    'Canapés, fauteuils, tables et étagères en chêne, laine et bouclé. Livrés jusque dans la pièce.',
    'Banken, fauteuils, tafels en kasten van eiken, wol en bouclé. Tot in de kamer geleverd.',
  ),
  above: [
    banner(LIVING_ROOM, {
      headline: t('Ein Sofa, viele Abende', 'Un canapé, tant de soirées', 'Eén bank, veel avonden'),
      text: t(
        'Wie Sie Sitztiefe, Bezug und Treppenhaus vor dem Kauf prüfen.',
        'Profondeur, tissu, cage d’escalier : ce qu’il faut vérifier avant l’achat.',
        'Zitdiepte, stof en trappenhuis: wat u vóór de koop nagaat.',
      ),
      step: { path: '/ratgeber/ein-sofa-kaufen/', label: READ },
      height: 's',
    }),
  ],
  below: [
    pair(BOUCLE, {
      headline: t('Stoffe vorab fühlen', 'Toucher avant de choisir', 'Eerst voelen, dan kiezen'),
      text: t(
        'Bildschirme zeigen Farben, Hände zeigen Stoffe. Wir senden Ihnen bis zu fünf Muster nach Hause. Schreiben Sie uns, welche Bezüge Sie interessieren.',
        'L’écran montre la couleur, la main juge l’étoffe. Nous vous envoyons jusqu’à cinq échantillons. Dites-nous lesquels vous intéressent.',
        'Een scherm toont de kleur, uw hand de stof. Wij sturen tot vijf stalen naar u toe. Laat ons weten welke u wilt voelen.',
      ),
      step: {
        path: '/kontakt/',
        label: t('Muster anfragen', 'Demander des échantillons', 'Stalen aanvragen'),
      },
    }),
    faq(t('Fragen zum Möbelkauf', 'Questions sur l’achat de meubles', 'Vragen over meubels'), [
      [
        t('Wie kommt ein Sofa zu mir?', 'Comment mon canapé est-il livré ?', 'Hoe wordt mijn bank bezorgd?'),
        t(
          'Zwei Menschen von der Spedition rufen Sie vorher an, tragen das Sofa ins Zimmer und nehmen die Verpackung wieder mit.',
          'Deux livreurs vous appellent pour convenir d’un rendez-vous, portent le canapé dans la pièce et remportent l’emballage.',
          'Twee bezorgers bellen u vooraf, dragen de bank de kamer in en nemen de verpakking weer mee.',
        ),
      ],
      [
        t(
          'Nehmen Sie das alte Möbel mit?',
          'Reprenez-vous l’ancien meuble ?',
          'Neemt u het oude meubel mee?',
        ),
        t(
          'Ja, wenn Sie es bei der Terminabsprache sagen. Was gesetzlich zurückgenommen wird, steht unter [Rücknahme und Entsorgung](/ruecknahme/).',
          'Oui, si vous le signalez lors de la prise de rendez-vous. Les reprises prévues par la loi sont détaillées sous [Reprise et recyclage](/ruecknahme/).',
          'Ja, als u dat bij het maken van de afspraak doorgeeft. Wat wij wettelijk terugnemen leest u onder [Terugname en recycling](/ruecknahme/).',
        ),
      ],
    ]),
  ],
})
