import { t } from '../../../words/localised.ts'
import { points } from '../../story-frames.ts'
import { amongText, buttons, faq, type StoryPage } from '../../story-parts.ts'

export const returns: StoryPage = {
  slug: 'rueckgabe',
  title: t('Rückgabe', 'Retours', 'Retourneren'),
  description: t(
    '30 Tage Zeit und kostenlos: So geht etwas zurück.',
    '30 jours et gratuitement : voici comment faire.',
    '30 dagen en gratis: zo stuur je iets terug.',
  ),
  body: [
    points(
      t('So geht’s', 'Comment ça marche', 'Zo werkt het'),
      [
        t(
          'Öffne deine Bestellung und tippe auf „Zurückgeben“.',
          'Ouvrez votre commande et touchez « Retourner ».',
          'Open je bestelling en tik op ‘Terugsturen’.',
        ),
        t(
          'Druck das Etikett aus, kleb es auf das Paket und gib es im Paketladen ab.',
          'Imprimez l’étiquette, collez-la sur le colis et déposez-le au point relais.',
          'Print het label, plak het op het pakket en geef het af bij een pakketpunt.',
        ),
        t(
          'Nach spätestens 14 Tagen ist dein Geld zurück.',
          'Vous êtes remboursé sous 14 jours au plus.',
          'Uiterlijk na 14 dagen heb je je geld terug.',
        ),
      ],
      { look: 'numbers' },
    ),
    amongText(
      faq(t('Was Eltern fragen', 'Ce que demandent les parents', 'Wat ouders vragen'), [
        [
          t(
            'Das Baby ist früher gewachsen als gedacht',
            'Bébé a grandi plus vite que prévu',
            'De baby is sneller gegroeid dan gedacht',
          ),
          t(
            'Ungetragenes mit Etikett nehmen wir 30 Tage lang zurück. War die Geburt später als gedacht, schreib uns: Wir finden einen Weg.',
            'Nous reprenons les vêtements non portés et étiquetés pendant 30 jours. Si la naissance s’est fait attendre, écrivez-nous : on trouvera une solution.',
            'Ongedragen kleding met label nemen we 30 dagen terug. Kwam de baby later dan verwacht? Schrijf ons, dan vinden we een oplossing.',
          ),
        ],
        [
          t(
            'Darf ich den Kinderwagen ausprobieren?',
            'Puis-je essayer la poussette ?',
            'Mag ik de kinderwagen uitproberen?',
          ),
          t(
            'Drinnen gern. Sobald er draußen war, ist er deiner.',
            'À l’intérieur, oui. Dès qu’elle a roulé dehors, elle est à vous.',
            'Binnen graag. Zodra hij buiten is geweest, is hij van jou.',
          ),
        ],
        [
          t('Und mit Namen?', 'Et avec un prénom ?', 'En met een naam?'),
          t(
            'Was wir für dein Kind gemacht haben, können wir nicht zurücknehmen.',
            'Ce que nous avons fait pour votre enfant ne peut être repris.',
            'Wat we speciaal voor jouw kind maakten, kunnen we niet terugnemen.',
          ),
        ],
      ]),
    ),
    buttons(
      [
        {
          path: '/konto/bestellungen/',
          label: t('Meine Bestellungen', 'Mes commandes', 'Mijn bestellingen'),
        },
        { path: '/widerruf/', label: t('Widerrufsrecht', 'Droit de rétractation', 'Herroepingsrecht') },
      ],
      { width: 'reading' },
    ),
  ],
}
