import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { PLANT } from '../../scenes.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const garden: StoryPage = category({
  slug: 'garten',
  title: t('Gartenmöbel und Pflanzgefäße', 'Meubles et pots de jardin', 'Tuinmeubels en plantenbakken'),
  description: t(
    'Loungesessel aus Akazie und Gefäße, die draußen wie drinnen stehen.',
    'Fauteuils en acacia et pots qui vivent dehors comme dedans.',
    'Loungestoelen van acacia en potten voor buiten en binnen.',
  ),
  above: [],
  below: [
    pair(PLANT, {
      headline: t('Über den Winter', 'Passer l’hiver', 'De winter door'),
      text: t(
        'Holz draußen wird silbergrau. Wer das nicht möchte, ölt im Frühling und stellt die Sessel bei Frost unter ein Dach, nicht unter eine Plane.',
        'Dehors, le bois devient gris argenté. Pour l’éviter, huilez-le au printemps et abritez les fauteuils sous un toit, jamais sous une bâche.',
        'Buiten wordt hout zilvergrijs. Wilt u dat niet, olie het dan in het voorjaar en zet de stoelen bij vorst onder een dak, niet onder een zeil.',
      ),
      step: { path: '/garten/gartenmoebel/', label: t('Gartenmöbel', 'Meubles de jardin', 'Tuinmeubels') },
    }),
  ],
})
