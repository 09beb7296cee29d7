import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type LinkMailKind = 'resetPassword' | 'dataExport' | 'paymentFailed' | 'paymentReturned'
type Words = { subject: string; paragraphs: string[]; link: string }

const WORDS: Record<LinkMailKind, Record<Language, Words>> = {
  resetPassword: {
    de: {
      subject: 'Neues Passwort festlegen',
      paragraphs: [
        'Für dieses Konto wurde ein neues Passwort angefordert. Über den Link lässt es sich festlegen; er gilt 60 Minuten und nur einmal.',
        'Wer kein neues Passwort wollte, kann diese Nachricht einfach löschen.',
      ],
      link: 'Neues Passwort festlegen',
    },
    fr: {
      subject: 'Définir un nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été demandé pour ce compte. Le lien ci-dessous permet de le définir ; il est valable 60 minutes et une seule fois.',
        'Cette demande est une erreur ? Il suffit de supprimer ce message.',
      ],
      link: 'Définir un nouveau mot de passe',
    },
    nl: {
      subject: 'Nieuw wachtwoord instellen',
      paragraphs: [
        'Voor dit account is een nieuw wachtwoord aangevraagd. Via de link kan het worden ingesteld; hij is 60 minuten en één keer geldig.',
        'Geen nieuw wachtwoord aangevraagd? Dan kan dit bericht worden verwijderd.',
      ],
      link: 'Nieuw wachtwoord instellen',
    },
  },
  dataExport: {
    de: {
      subject: 'Die gewünschte Datenauskunft',
      paragraphs: [
        'Über den Link lässt sich alles ansehen und herunterladen, was unter dieser E-Mail-Adresse gespeichert ist. Er gilt 24 Stunden und nur einmal.',
        'Wer keine Auskunft wollte, kann diese Nachricht einfach löschen: Ohne den Link sieht niemand etwas.',
      ],
      link: 'Daten ansehen',
    },
    fr: {
      subject: 'Les données demandées',
      paragraphs: [
        'Le lien ci-dessous permet de consulter et de télécharger tout ce qui est enregistré sous cette adresse e-mail. Il est valable 24 heures et une seule fois.',
        'Cette demande est une erreur ? Il suffit de supprimer ce message : sans le lien, personne ne voit rien.',
      ],
      link: 'Consulter les données',
    },
    nl: {
      subject: 'De gevraagde gegevens',
      paragraphs: [
        'Via de link is alles te bekijken en te downloaden wat onder dit e-mailadres is opgeslagen. Hij is 24 uur en één keer geldig.',
        'Niets aangevraagd? Dan kan dit bericht worden verwijderd: zonder de link ziet niemand iets.',
      ],
      link: 'Gegevens bekijken',
    },
  },
  paymentFailed: {
    de: {
      subject: 'Die Zahlung hat nicht geklappt',
      paragraphs: [
        'Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Der Warenkorb ist noch da: An der Kasse lässt sich eine andere Zahlungsart wählen.',
      ],
      link: 'Zur Kasse',
    },
    fr: {
      subject: 'Le paiement n’a pas abouti',
      paragraphs: [
        'Le paiement n’a pas abouti et rien n’a été débité. Le panier est conservé : un autre mode de paiement peut être choisi à la caisse.',
      ],
      link: 'Passer à la caisse',
    },
    nl: {
      subject: 'De betaling is niet gelukt',
      paragraphs: [
        'De betaling is niet afgerond en er is niets afgeschreven. Het winkelmandje staat nog klaar: bij het afrekenen kan een andere betaalwijze worden gekozen.',
      ],
      link: 'Naar de kassa',
    },
  },
  paymentReturned: {
    de: {
      subject: 'Die Zahlung kam zu spät und geht zurück',
      paragraphs: [
        'Die Zahlung ist erst angekommen, als die Bestellung schon aufgegeben war. Sie geht vollständig zurück, ohne dass etwas zu tun ist; je nach Zahlungsart dauert das einige Tage.',
        'Der Warenkorb ist noch da: An der Kasse lässt sich neu bestellen.',
      ],
      link: 'Zur Kasse',
    },
    fr: {
      subject: 'Le paiement est arrivé trop tard et sera rendu',
      paragraphs: [
        'Le paiement est arrivé alors que la commande avait déjà été abandonnée. Il est intégralement rendu, sans aucune démarche ; selon le mode de paiement, cela prend quelques jours.',
        'Le panier est conservé : la commande peut être passée à nouveau à la caisse.',
      ],
      link: 'Passer à la caisse',
    },
    nl: {
      subject: 'De betaling kwam te laat en gaat terug',
      paragraphs: [
        'De betaling kwam pas binnen toen de bestelling al was opgegeven. Het hele bedrag gaat vanzelf terug; afhankelijk van de betaalwijze duurt dat een paar dagen.',
        'De winkelmand staat nog klaar: bij het afrekenen kan opnieuw worden besteld.',
      ],
      link: 'Naar de kassa',
    },
  },
}

/** A mail whose point is one link. */
export function linkMail(
  shop: Shop,
  kind: LinkMailKind,
  { to, address }: { to: string; address: string },
): Mail {
  const { subject, paragraphs, link } = WORDS[kind][shop.market.language]
  const bodies = mailBodies({ subject, paragraphs, link: { label: link, address }, sender: mailSender(shop) })
  return { kind, to, locale: shop.locale, subject, ...bodies }
}
