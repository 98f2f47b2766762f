# The server of Thera: pages, tables, accounts. docs/operations.md says how to run it.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /thera
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /thera
COPY --from=built /thera/package.json ./
COPY --from=built /thera/node_modules ./node_modules
COPY --from=built /thera/packages ./packages
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000 9100
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/src/main.ts"]
CMD ["serve", "--host", "0.0.0.0", "--port", "4000", "--data", "/data", "--log-level", "info", "--log-format", "json"]
