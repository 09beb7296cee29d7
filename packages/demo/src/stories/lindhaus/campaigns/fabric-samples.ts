import { t } from '../../../words/localised.ts'
import { FABRICS } from '../../scenes.ts'
import { block, linkTo, words } from '../../story-blocks.ts'
import { text } from '../../story-frames.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const fabricSamples: StoryPage = {
  slug: 'stoffmuster',
  title: t('Stoffmuster bestellen', 'Commander des échantillons', 'Stofstalen bestellen'),
  description: t(
    'Bis zu fünf Stoffe kostenlos nach Hause, um sie in Ruhe anzusehen.',
    'Jusqu’à cinq tissus, gratuitement chez vous, pour choisir au calme.',
    'Tot vijf stoffen gratis thuis, om rustig te kiezen.',
  ),
  body: [
    pair(FABRICS, {
      headline: t('Erst fühlen', 'Toucher d’abord', 'Eerst voelen'),
      text: t(
        'Ein Muster misst 15 × 20 cm. Groß genug, um eine Tasse daraufzustellen, und Sie behalten es.',
        'Un échantillon mesure 15 × 20 cm : assez grand pour y poser une tasse, et vous le gardez.',
        'Een staal meet 15 × 20 cm. Groot genoeg om er een kopje op te zetten, en u mag het houden.',
      ),
    }),
    block('form', {
      ...words('headline', t('Welche Stoffe?', 'Quels tissus ?', 'Welke stoffen?')),
      ...words(
        'text',
        t(
          'In drei bis vier Tagen sind sie im Briefkasten.',
          'Ils arrivent dans votre boîte aux lettres sous trois à quatre jours.',
          'Binnen drie tot vier dagen liggen ze in de bus.',
        ),
      ),
      ...words('submitLabel', t('Muster anfragen', 'Demander les échantillons', 'Stalen aanvragen')),
      ...words(
        'successTitle',
        t('Ihre Anfrage ist da', 'Votre demande est bien arrivée', 'Uw aanvraag is binnen'),
      ),
      ...words(
        'successText',
        t(
          'Wir schreiben Ihnen, sobald sie im Umschlag stecken.',
          'Nous vous écrirons dès qu’ils seront sous enveloppe.',
          'Wij laten het weten zodra ze in de envelop zitten.',
        ),
      ),
      fields: [
        field('first_name', 'name', t('Vorname', 'Prénom', 'Voornaam'), { width: 'half', required: true }),
        field('last_name', 'name', t('Nachname', 'Nom', 'Achternaam'), { width: 'half', required: true }),
        field('email', 'email', t('E-Mail-Adresse', 'Adresse e-mail', 'E-mailadres'), { required: true }),
        field('address', 'textarea', t('Anschrift', 'Adresse postale', 'Postadres'), { required: true }),
        field('fabric', 'select', t('Ihr erster Stoff', 'Votre premier tissu', 'Uw eerste stof'), {
          required: true,
          ...words(
            'options',
            t(
              'Bouclé Weiß\nWolle Grau\nWolle Grün\nLeinen Beige\nBaumwolle Blau',
              'Bouclé blanc\nLaine grise\nLaine verte\nLin beige\nCoton bleu',
              'Bouclé wit\nWol grijs\nWol groen\nLinnen beige\nKatoen blauw',
            ),
          ),
        }),
        field(
          'more',
          'textarea',
          t('Weitere Stoffe oder Fragen', 'Autres tissus ou questions', 'Meer stoffen of vragen'),
          {},
        ),
      ],
    }),
    text(
      t(
        'Muster gibt es auch in jeder Filiale, gleich zum Mitnehmen.',
        'Vous trouverez aussi ces échantillons dans nos magasins.',
        'Stalen liggen ook in elke winkel klaar.',
      ),
      { size: 's', width: 'page' },
    ),
    block('button', {
      ...words('label', t('Filiale finden', 'Trouver un magasin', 'Winkel zoeken')),
      link: linkTo('/filialen/'),
      kind: 'secondary',
      width: 'page',
    }),
  ],
}

function field(name: string, kind: string, label: ReturnType<typeof t>, more: Record<string, unknown>) {
  return block('form_field', { name, kind, ...words('label', label), ...more })
}
