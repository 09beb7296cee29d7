import { same, t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { FABRICS } from '../../scenes.ts'
import { icons, type StoryPage, table } from '../../story-parts.ts'
import { CLOTH_TEXT } from '../guide-texts.ts'
import { CARE } from './topics.ts'
import { KARLA } from './writers.ts'

export const textileCare: StoryPage = guide({
  slug: 'textilien-pflegen',
  kicker: CARE,
  title: t('Textilien richtig pflegen', 'Bien entretenir les textiles', 'Textiel goed verzorgen'),
  description: t(
    'Waschen, trocknen, lagern: So bleiben Leinen, Wolle und Frottier lange schön.',
    'Laver, sécher, ranger : pour garder longtemps le lin, la laine et l’éponge.',
    'Wassen, drogen en opbergen: zo blijven linnen, wol en badstof lang mooi.',
  ),
  scene: FABRICS,
  writer: KARLA,
  published: '2026-07-03',
  parts: [
    CLOTH_TEXT,
    table(
      t('Waschen nach Material', 'Le lavage selon la matière', 'Wassen per materiaal'),
      [
        t('Material', 'Matière', 'Materiaal'),
        same('°C'),
        t('Schleudern', 'Essorage', 'Centrifugeren'),
        t('Trockner', 'Sèche-linge', 'Droger'),
      ],
      [
        [
          t('Leinen', 'Lin', 'Linnen'),
          '40',
          '800',
          t('kurz, halb voll', 'bref, à moitié plein', 'kort, half vol'),
        ],
        [t('Baumwolle', 'Coton', 'Katoen'), '60', '1200', t('ja', 'oui', 'ja')],
        [t('Wolle', 'Laine', 'Wol'), '30', '600', t('nein', 'non', 'nee')],
        [
          t('Frottier', 'Éponge', 'Badstof'),
          '60',
          '1000',
          t('ja, macht weich', 'oui, il assouplit', 'ja, maakt zacht'),
        ],
      ],
    ),
    icons(
      null,
      [
        [
          'leaf',
          t('Kalt statt heiß', 'Plutôt froid que chaud', 'Liever koud dan heet'),
          t(
            'Flecken zuerst mit kaltem Wasser: Wärme setzt sie fest.',
            'Rincez d’abord les taches à l’eau froide : la chaleur les fixe.',
            'Vlekken eerst met koud water: warmte zet ze vast.',
          ),
        ],
        [
          'clock',
          t('Sofort heraus', 'Sans attendre', 'Meteen eruit'),
          t(
            'Nach dem Waschgang gleich aufhängen erspart das Bügeln.',
            'Étendez dès la fin du cycle : le fer devient inutile.',
            'Hang de was meteen op, dan hoeft u niet te strijken.',
          ),
        ],
        [
          'house',
          t('Luftig lagern', 'Ranger à l’air', 'Luchtig bewaren'),
          t(
            'Baumwollbeutel statt Plastik, dazu ein Stück Zedernholz.',
            'Un sac de coton plutôt que du plastique, avec un morceau de cèdre.',
            'In een katoenen zak in plaats van plastic, met een stukje cederhout.',
          ),
        ],
      ],
      { width: 'reading' },
    ),
  ],
  shop: [
    t('Aus Leinen, Wolle und Frottier', 'En lin, laine et éponge', 'Van linnen, wol en badstof'),
    [140311, 140705, 140511, 160103, 140411, 160305],
    '/textilien/',
  ],
})
