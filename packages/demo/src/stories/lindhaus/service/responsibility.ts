import { t } from '../../../words/localised.ts'
import { OAK } from '../../scenes.ts'
import { downloads, seals } from '../../story-frames.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const responsibility: StoryPage = {
  slug: 'verantwortung',
  title: t('Herkunft und Prüfung', 'Origine et contrôle', 'Herkomst en controle'),
  description: t(
    'Woher unser Holz kommt, wer prüft und welche Nachweise Sie herunterladen können.',
    'D’où vient notre bois, qui contrôle et quels documents télécharger.',
    'Waar ons hout vandaan komt, wie controleert en welke documenten u kunt downloaden.',
  ),
  body: [
    pair(OAK, {
      headline: t('Eiche aus vier Wäldern', 'Du chêne de quatre forêts', 'Eiken uit vier bossen'),
      text: t(
        'Unsere Eiche wächst im Spessart, in den Vogesen, in Slawonien und in Småland. Jede Tischplatte trägt an der Unterseite eine Nummer, die zur Lieferung des Sägewerks führt.',
        'Notre chêne pousse dans le Spessart, les Vosges, en Slavonie et dans le Småland. Sous chaque plateau, un numéro renvoie à la livraison de la scierie.',
        'Ons eiken groeit in de Spessart, de Vogezen, Slavonië en Småland. Onder elk tafelblad staat een nummer dat naar de levering van de zagerij leidt.',
      ),
    }),
    seals(
      t('Was die Zeichen bedeuten', 'Ce que signifient ces labels', 'Wat de keurmerken betekenen'),
      t(
        'Wir zeigen nur Zeichen, zu denen es einen Nachweis gibt.',
        'Nous n’affichons que des labels attestés par un document.',
        'Wij tonen alleen keurmerken waarvoor een bewijs bestaat.',
      ),
      [
        [
          t('Geprüfte Sicherheit', 'Sécurité contrôlée', 'Gecontroleerde veiligheid'),
          'lindhaus/papers/siegel-sicherheit.webp',
          t(
            'Standfestigkeit und Belastung, geprüft nach DIN EN 12520.',
            'Stabilité et résistance, selon la norme DIN EN 12520.',
            'Stabiliteit en belasting, getest volgens DIN EN 12520.',
          ),
        ],
        [
          t('Reines Leinen', 'Pur lin', 'Zuiver linnen'),
          'lindhaus/papers/siegel-leinen.webp',
          t(
            'Faser aus Westeuropa, gewebt in Laichingen.',
            'Fibre d’Europe de l’Ouest, tissée à Laichingen.',
            'Vezel uit West-Europa, geweven in Laichingen.',
          ),
        ],
      ],
    ),
    downloads(
      t('Zum Herunterladen', 'À télécharger', 'Om te downloaden'),
      t(
        'Datenblätter und Anleitungen, als PDF.',
        'Fiches et notices, en PDF.',
        'Productbladen en handleidingen, als pdf.',
      ),
      [
        [
          t('Aufbau Sofa Alva', 'Montage du canapé Alva', 'Montage bank Alva'),
          'lindhaus/papers/aufbau-sofa-alva.pdf',
          '',
          t(
            'Deutsch, Französisch, Niederländisch',
            'Allemand, français, néerlandais',
            'Duits, Frans, Nederlands',
          ),
        ],
        [
          t('Aufbau Tisch Stav', 'Montage de la table Stav', 'Montage tafel Stav'),
          'lindhaus/papers/aufbau-tisch-stav.pdf',
          '',
          t('Mit Pflegehinweis', 'Avec conseils d’entretien', 'Met onderhoudsadvies'),
        ],
        [
          t(
            'Datenblatt Stehleuchte Trefot',
            'Fiche du lampadaire Trefot',
            'Productinformatieblad vloerlamp Trefot',
          ),
          'lindhaus/papers/datenblatt-trefot.pdf',
          '',
          t('Energieverbrauch', 'Consommation d’énergie', 'Energieverbruik'),
        ],
      ],
    ),
  ],
}
