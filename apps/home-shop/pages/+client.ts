import '@shop/ui/theme/tokens.css'
import '@shop/ui/theme/base.css'
import '../theme.css'
import '@shop/storefront/client'
