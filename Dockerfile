# Untried. Builds the web app, then keeps only what the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /plumbline
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node run/build-web.js

FROM node:24-bookworm-slim
WORKDIR /plumbline
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY migrations migrations
COPY seeds seeds
COPY src src
COPY --from=build /plumbline/dist dist
USER node
EXPOSE 8443
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=2", "--expose-gc", "src/app/main.ts"]
