import { useLingui } from '@lingui/react'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { CountryPicker } from '@shop/ui/country-picker/country-picker'
import { Dialog } from '@shop/ui/dialog/dialog'
import { MobileNavigation } from '@shop/ui/navigation/mobile-navigation'
import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { FrameDialog } from './frame-dialog.ts'
import { useLegalLinks } from './frame-links.ts'
import { useLocaleHref, useShop } from './use-shop.ts'

type FrameDialogsProps = {
  dialog: FrameDialog
  items: ComponentProps<typeof MobileNavigation>['items']
  openCountry: () => void
  onClose: () => void
}

/** The menu of a phone and the choice of a country; their code is fetched when the first one opens. */
export default function FrameDialogs({ dialog, items, openCountry, onClose }: FrameDialogsProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const localeHref = useLocaleHref()
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const links = useLegalLinks()

  if (dialog === 'menu')
    return (
      <Dialog
        key="menu"
        isOpen
        title={i18n.t({ id: 'header.menuTitle', message: 'Menü' })}
        position="mobileLeft"
        onClose={onClose}
      >
        <MobileNavigation
          items={items}
          links={links}
          countryLabel={countryLabel(shop.locale)}
          onCountryPick={openCountry}
        />
      </Dialog>
    )
  return (
    <Dialog
      key="country"
      isOpen
      title={i18n.t({ id: 'country.title', message: 'Land und Sprache' })}
      position="center"
      onClose={onClose}
    >
      <CountryPicker current={shop.locale} hrefFor={(locale) => localeHref(here, locale)} />
    </Dialog>
  )
}
