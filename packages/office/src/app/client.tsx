import '@fontsource-variable/figtree/wght.css'
import '@shop/ui/theme/tokens.css'
import './theme.css'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { i18n, preferredLanguage, speak } from '../client/language.ts'
import { chosenTheme, showTheme } from '../client/theme.ts'
import { queries, router } from './router.tsx'

showTheme(chosenTheme())
await speak(preferredLanguage())
const place = document.getElementById('office')
if (place === null) throw new Error('The page has no place for the office: see apps/office/index.html.')
createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
