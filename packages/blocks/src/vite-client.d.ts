/// <reference types="vite/client" />
/// <reference path="../../i18n/src/po.d.ts" />
