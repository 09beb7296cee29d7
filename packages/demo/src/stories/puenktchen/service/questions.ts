import { t } from '../../../words/localised.ts'
import { anchor, contact } from '../../story-frames.ts'
import { amongText, buttons, faq, type StoryPage } from '../../story-parts.ts'
import { ASK, ASK_TEXT } from './ask.ts'

export const questions: StoryPage = {
  slug: 'faq',
  title: t('Häufige Fragen', 'Questions fréquentes', 'Veelgestelde vragen'),
  description: t(
    'Schnelle Antworten für Menschen mit wenig Schlaf.',
    'Des réponses rapides pour parents fatigués.',
    'Snelle antwoorden voor mensen met weinig slaap.',
  ),
  body: [
    buttons(
      [
        { path: '#bestellen', label: t('Bestellen', 'Commander', 'Bestellen') },
        { path: '#sicherheit', label: t('Sicherheit', 'Sécurité', 'Veiligheid') },
        { path: '#groessen', label: t('Größen', 'Tailles', 'Maten') },
      ],
      { width: 'reading' },
    ),
    anchor('bestellen'),
    amongText(
      faq(t('Bestellen', 'Commander', 'Bestellen'), [
        [
          t('Muss ich mich anmelden?', 'Dois-je créer un compte ?', 'Moet ik een account maken?'),
          t(
            'Nein. Als Gast geht es genauso.',
            'Non, vous pouvez commander sans compte.',
            'Nee, als gast gaat het net zo goed.',
          ),
        ],
        [
          t('Kann ich stornieren?', 'Puis-je annuler ?', 'Kan ik annuleren?'),
          t(
            'Solange nichts verpackt ist, mit einem Klick bei deiner Bestellung.',
            'Tant que rien n’est emballé, en un clic depuis votre commande.',
            'Zolang er niets is ingepakt, met één klik bij je bestelling.',
          ),
        ],
        [
          t('Verpackt ihr Geschenke?', 'Faites-vous des paquets cadeaux ?', 'Pakken jullie cadeaus in?'),
          t(
            'Ja, mit Karte. Auf der Rechnung im Paket steht dann kein Preis.',
            'Oui, avec une carte. Aucun prix ne figure alors dans le colis.',
            'Ja, met een kaartje. In het pakket staat dan geen prijs.',
          ),
        ],
      ]),
    ),
    anchor('sicherheit'),
    amongText(
      faq(t('Sicherheit', 'Sécurité', 'Veiligheid'), [
        [
          t(
            'Woher weiß ich, ab wann etwas passt?',
            'Comment savoir à partir de quel âge ?',
            'Hoe weet ik vanaf welke leeftijd iets geschikt is?',
          ),
          t(
            'Das Alter steht bei jedem Artikel, Warnhinweise darunter. Vor dem Kauf, nicht danach.',
            'L’âge figure sur chaque fiche, les avertissements juste en dessous. Avant l’achat, pas après.',
            'De leeftijd staat bij elk artikel, de waarschuwingen eronder. Vóór je koopt, niet erna.',
          ),
        ],
        [
          t('Was, wenn etwas zurückgerufen wird?', 'Et en cas de rappel ?', 'En bij een terugroepactie?'),
          t(
            'Dann schreiben wir allen, die es gekauft haben, und tauschen oder erstatten.',
            'Nous écrivons à tous les acheteurs, puis remplaçons ou remboursons.',
            'Dan schrijven we iedereen die het kocht en ruilen of betalen terug.',
          ),
        ],
      ]),
    ),
    anchor('groessen'),
    amongText(
      faq(t('Größen', 'Tailles', 'Maten'), [
        [
          t(
            'Welche Größe schenke ich zur Geburt?',
            'Quelle taille offrir à la naissance ?',
            'Welke maat geef ik bij een geboorte?',
          ),
          t(
            '62. In 56 wachsen alle am schnellsten heraus. Mehr in der [Größentabelle](/groessen/).',
            'Du 62 : le 56 est vite trop petit. Plus de détails dans le [guide des tailles](/groessen/).',
            'Maat 62: uit 56 groeien ze het snelst. Meer in de [maattabel](/groessen/).',
          ),
        ],
      ]),
    ),
    contact(ASK, ASK_TEXT),
  ],
}
