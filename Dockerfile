# A production shop: no build tools, no demo, no accounts emulator. See docs/operations.md.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html tsconfig.json vite.config.ts ./
COPY public public
COPY src src
COPY test/projects.ts test/projects.ts
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
# Two arenas: glibc keeps freed memory for each thread otherwise.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY package.json ./
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/dist/client dist/client
COPY --from=build /shop/dist/maps dist/maps
COPY --from=build /shop/dist/server dist/server
COPY --from=build /shop/src/command.js src/
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "dist/server/main.js"]
