import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { NEST } from '../../scenes.ts'
import { type StoryPage, table } from '../../story-parts.ts'
import { SLEEP_TEXT } from '../guide-texts.ts'
import { EVERY_DAY } from './topics.ts'
import { JULE } from './writers.ts'

export const goodSleep: StoryPage = guide({
  slug: 'gut-schlafen',
  kicker: EVERY_DAY,
  title: t('Gut schlafen', 'Bien dormir', 'Goed slapen'),
  description: t(
    'Rituale, Temperatur und der richtige Schlafsack: was euch durch die Nacht hilft.',
    'Rituels, température et gigoteuse adaptée : ce qui vous aide à passer la nuit.',
    'Rituelen, temperatuur en de juiste slaapzak: zo komen jullie de nacht door.',
  ),
  scene: NEST,
  writer: JULE,
  published: '2026-06-12',
  parts: [
    SLEEP_TEXT,
    table(
      t('Was unter den Schlafsack gehört', 'Que mettre sous la gigoteuse', 'Wat onder de slaapzak hoort'),
      [
        t('Im Zimmer', 'Dans la chambre', 'In de kamer'),
        t('Schlafsack', 'Gigoteuse', 'Slaapzak'),
        t('Darunter', 'Dessous', 'Eronder'),
      ],
      [
        [
          '16–18 °C',
          t('Ganzjahr', 'toutes saisons', 'vier seizoenen'),
          t(
            'Langarmbody und Strampler',
            'body manches longues et pyjama',
            'romper met lange mouwen en pyjama',
          ),
        ],
        [
          '19–21 °C',
          t('Ganzjahr', 'toutes saisons', 'vier seizoenen'),
          t('Langarmbody', 'body manches longues', 'romper met lange mouwen'),
        ],
        [
          '22–24 °C',
          t('Sommer', 'été', 'zomer'),
          t('Kurzarmbody', 'body manches courtes', 'romper met korte mouwen'),
        ],
        [
          t('über 25 °C', 'plus de 25 °C', 'boven 25 °C'),
          t('keiner oder Sommer', 'aucune, ou été', 'geen, of zomer'),
          t('Windel', 'une couche', 'een luier'),
        ],
      ],
    ),
  ],
  shop: [
    t('Für ruhige Nächte', 'Pour des nuits paisibles', 'Voor rustige nachten'),
    [520112, 520212, 520303, 510611, 510111, 551211],
    '/schlafen/',
  ],
})
