import { Module } from '@nestjs/common';
import { StuckErrands } from './stuck.resolver.js';

@Module({ providers: [StuckErrands] })
export class OperationsModule {}
