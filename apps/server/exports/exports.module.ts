import { Module } from '@nestjs/common';
import { ExportsResolver } from './exports.resolver.js';
import { MadeExports } from './made.controller.js';
import { StartedExports } from './started.js';

@Module({ controllers: [MadeExports], providers: [StartedExports, ExportsResolver] })
export class ExportsModule {}
