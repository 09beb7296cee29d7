import { t } from '../../../words/localised.ts'
import { points } from '../../story-frames.ts'
import { buttons, faq, type StoryPage } from '../../story-parts.ts'

export const returns: StoryPage = {
  slug: 'rueckgabe',
  title: t('Rückgabe', 'Retours', 'Retourneren'),
  description: t(
    '30 Tage Zeit, kostenlos, auch für Möbel: So geben Sie etwas zurück.',
    '30 jours, gratuitement, meubles compris : comment rendre un article.',
    '30 dagen, gratis, ook voor meubels: zo stuurt u iets terug.',
  ),
  body: [
    points(
      t('In drei Schritten', 'En trois étapes', 'In drie stappen'),
      [
        t(
          'Im Kundenkonto die Bestellung öffnen und „Zurückgeben“ wählen. Ohne Konto genügt eine E-Mail mit der Bestellnummer.',
          'Ouvrez la commande dans votre compte client et choisissez « Retourner ». Sans compte, un e-mail avec le numéro de commande suffit.',
          'Open de bestelling in uw account en kies ‘Terugsturen’. Zonder account volstaat een e-mail met het bestelnummer.',
        ),
        t(
          'Pakete mit unserem Etikett abgeben. Möbel holt die Spedition nach Absprache bei Ihnen ab.',
          'Déposez les colis avec notre étiquette. Le transporteur vient chercher les meubles sur rendez-vous.',
          'Lever pakketten in met ons label. Meubels haalt de transporteur op afspraak bij u op.',
        ),
        t(
          'Spätestens 14 Tage später ist Ihr Geld zurück, auf demselben Weg, auf dem Sie gezahlt haben.',
          'Sous 14 jours au plus, vous êtes remboursé par le même moyen de paiement.',
          'Uiterlijk 14 dagen later hebt u uw geld terug, via dezelfde betaalwijze.',
        ),
      ],
      { look: 'numbers' },
    ),
    faq(t('Was oft gefragt wird', 'Questions fréquentes', 'Veelgestelde vragen'), [
      [
        t('Muss ich den Karton aufheben?', 'Dois-je garder le carton ?', 'Moet ik de doos bewaren?'),
        t(
          'Für Pakete hilft es sehr. Möbel nimmt die Spedition auch unverpackt mit.',
          'Pour un colis, c’est préférable. Les meubles sont repris même sans emballage.',
          'Bij pakketten is dat handig. Meubels neemt de transporteur ook onverpakt mee.',
        ),
      ],
      [
        t('Darf ich probesitzen?', 'Puis-je essayer avant de décider ?', 'Mag ik het eerst proberen?'),
        t(
          'Ja, wie im Laden. Lassen Sie die Etiketten dran, bis Sie sich entschieden haben.',
          'Oui, comme en magasin. Gardez les étiquettes jusqu’à votre décision.',
          'Ja, net als in de winkel. Laat de labels eraan tot u zeker bent.',
        ),
      ],
      [
        t('Und ein Teppich nach Maß?', 'Et un tapis sur mesure ?', 'En een vloerkleed op maat?'),
        t(
          'Was wir nach Ihren Wünschen anfertigen, können wir nicht zurücknehmen. Deshalb senden wir vorher Muster.',
          'Nous ne pouvons reprendre ce qui est fabriqué à votre demande. C’est pourquoi nous envoyons d’abord des échantillons.',
          'Wat wij op uw verzoek maken, kunnen wij niet terugnemen. Daarom sturen wij vooraf stalen.',
        ),
      ],
      [
        t(
          'Etwas ist beschädigt angekommen',
          'Un article est arrivé abîmé',
          'Er is iets beschadigd aangekomen',
        ),
        t(
          'Das tut uns leid. Senden Sie uns ein Foto über das Kundenkonto oder über [Kontakt](/kontakt/): Wir reparieren, ersetzen oder erstatten.',
          'Nous en sommes désolés. Envoyez-nous une photo depuis votre compte client ou par le [formulaire de contact](/kontakt/) : nous réparons, remplaçons ou remboursons.',
          'Dat spijt ons. Stuur een foto via uw account of via [Contact](/kontakt/): wij herstellen, vervangen of betalen terug.',
        ),
      ],
    ]),
    buttons(
      [
        {
          path: '/konto/bestellungen/',
          label: t('Zu meinen Bestellungen', 'Mes commandes', 'Naar mijn bestellingen'),
        },
        {
          path: '/widerruf/',
          label: t('Widerrufsrecht lesen', 'Lire le droit de rétractation', 'Herroepingsrecht lezen'),
        },
      ],
      { align: 'start', width: 'reading' },
    ),
  ],
}
