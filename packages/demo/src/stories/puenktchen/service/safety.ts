import { t } from '../../../words/localised.ts'
import { TOWER } from '../../scenes.ts'
import { downloads, seals } from '../../story-frames.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const safety: StoryPage = {
  slug: 'verantwortung',
  title: t('Geprüft und sicher', 'Testé et sûr', 'Getest en veilig'),
  description: t(
    'Welche Zeichen zählen, wer prüft und was du herunterladen kannst.',
    'Les labels qui comptent, qui contrôle, et les notices à télécharger.',
    'Welke keurmerken tellen, wie er test en wat je kunt downloaden.',
  ),
  body: [
    pair(TOWER, {
      headline: t('Zuerst in unseren Mund', 'D’abord dans notre bouche', 'Eerst in onze mond'),
      text: t(
        'Im übertragenen Sinn. Farbe, Schrauben, Nähte: Bevor etwas in den Shop kommt, prüft ein Labor nach EN 71, und danach prüft ein Kleinkind. Das Labor ist netter.',
        'Au sens figuré. Peinture, vis, coutures : avant d’entrer en boutique, tout passe au laboratoire selon la norme EN 71, puis entre les mains d’un tout-petit. Le laboratoire est plus indulgent.',
        'Bij wijze van spreken dan. Verf, schroeven, naden: voordat iets in de winkel komt, test een lab het volgens EN 71, en daarna een peuter. Het lab is milder.',
      ),
    }),
    seals(
      t('Zeichen, die etwas heißen', 'Des labels qui ont un sens', 'Keurmerken die iets betekenen'),
      t(
        'Zu jedem gibt es einen Nachweis.',
        'Chacun est attesté par un document.',
        'Bij elk hoort een bewijs.',
      ),
      [
        [
          t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
          'puenktchen/papers/siegel-sicherheit.webp',
          t(
            'Möbel und Wippen, getestet nach EN 716 und EN 12790.',
            'Meubles et transats, testés selon EN 716 et EN 12790.',
            'Meubels en wipstoeltjes, getest volgens EN 716 en EN 12790.',
          ),
        ],
      ],
    ),
    downloads(
      t('Verlegt? Hier noch einmal', 'Égarée ? La revoici', 'Kwijt? Hier nog een keer'),
      t('Anleitungen zum Herunterladen.', 'Notices à télécharger.', 'Handleidingen om te downloaden.'),
      [
        [
          t('Kinderwagen Lotta', 'Poussette Lotta', 'Kinderwagen Lotta'),
          'puenktchen/papers/anleitung-lotta.pdf',
          '',
          t('Falten, bremsen, reinigen', 'Plier, freiner, nettoyer', 'Inklappen, remmen, schoonmaken'),
        ],
        [
          t('Babybett Finja', 'Lit bébé Finja', 'Babybedje Finja'),
          'puenktchen/papers/aufbau-finja.pdf',
          '',
          t('Aufbau und Umbau', 'Montage et transformation', 'Montage en ombouw'),
        ],
        [
          t('Nachtlicht Hoppel', 'Veilleuse Hoppel', 'Nachtlampje Hoppel'),
          'puenktchen/papers/datenblatt-hoppel.pdf',
          '',
          t('Energiedaten', 'Données énergétiques', 'Energiegegevens'),
        ],
      ],
    ),
  ],
}
