import { registerHooks } from 'node:module'

/** Loaded before a built shop, so that its `shop.ts` names SCAYLE as the backend; the build is the one that is sold. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@shop/server/define-shop'
      ? next(new URL('./define-scayle-shop.ts', import.meta.url).href, context)
      : next(specifier, context),
})
